import { type OwnDay, readOwnDay } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { figureText, reportMeasures } from '@ecenter/contract/figures/desk/report-measures.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Panel } from '../kit/layout/Panel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import styles from './OwnDayPanel.module.css'

const everyMs = 60_000

/** What whoever is signed in came to today, beside yesterday; nothing stands there for who has no such work. */
export function OwnDayPanel() {
  const query = useDeskQuery(readOwnDay, {}, { everyMs })
  if (query.value?.figures.length === 0) return null
  const countedAt = query.value?.countedAt
  return (
    <Panel
      title="我今天的数字"
      actions={countedAt !== undefined && <span className={styles.note}>截至 {countedAt}</span>}
    >
      <Loaded query={query} lines={4}>
        {({ figures }) => (
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <OwnFigure key={figure.measure} {...figure} />
            ))}
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}

function OwnFigure({ measure, value, yesterday }: OwnDay['figures'][number]) {
  return (
    <div>
      <dt>{reportMeasures[measure].title}</dt>
      <dd className={`${styles.value} num`}>{figureText(measure, value)}</dd>
      <dd className={styles.note}>昨天 {figureText(measure, yesterday)}</dd>
    </div>
  )
}
