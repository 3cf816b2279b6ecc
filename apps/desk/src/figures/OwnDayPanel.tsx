import { readOwnDay } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { figureText, reportMeasures } from '@ecenter/contract/figures/desk/report-measures.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { FigureList } from '../kit/layout/FigureList.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Loaded } from '../shell/Loaded.tsx'

const everyMs = 60_000

/** What whoever is signed in came to today, beside yesterday; nothing stands there for who has no such work. */
export function OwnDayPanel() {
  const query = useDeskQuery(readOwnDay, {}, { everyMs })
  if (query.value?.figures.length === 0) return null
  const countedAt = query.value?.countedAt
  return (
    <Panel
      title="我今天的数字"
      actions={countedAt !== undefined && <small>截至 {countedAt}</small>}
    >
      <Loaded query={query} lines={4}>
        {({ figures }) => (
          <FigureList
            figures={figures.map(({ measure, value, yesterday }) => ({
              name: reportMeasures[measure].title,
              value: figureText(measure, value),
              note: `昨天 ${figureText(measure, yesterday)}`,
            }))}
          />
        )}
      </Loaded>
    </Panel>
  )
}
