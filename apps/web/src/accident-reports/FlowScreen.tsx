import type { ReactNode } from 'react'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import styles from './Flow.module.css'
import { piecesOf, type ReportStep, stepCount } from './report-steps.ts'
import { WaitingNotice } from './sending/WaitingNotice.tsx'

interface FlowScreenProps {
  readonly step: ReportStep
  readonly title: string
  readonly sub?: ReactNode
  readonly children: ReactNode
  /** At the lower end: the one action that goes on. */
  readonly foot?: ReactNode
}

/** One question of the report, large enough for hands that shake; whoever cannot go on may always call. */
export function FlowScreen({ step, title, sub, children, foot }: FlowScreenProps) {
  const done = piecesOf[step]
  return (
    <Screen isPlain>
      <div className={styles.flow}>
        <div className={styles.bar} role="img" aria-label={`第 ${done} 步，共 ${stepCount} 步`}>
          {Array.from({ length: stepCount }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one bar keep their places.
            <i key={at} className={at < done ? styles.isOn : undefined} />
          ))}
        </div>
        <h2 className={styles.title}>{title}</h2>
        {sub !== undefined && <p className={styles.sub}>{sub}</p>}
        {children}
        {step === 'safe' && <WaitingNotice />}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
        {step !== 'safe' && step !== 'hurt' && (
          <p className={styles.help}>
            不方便填？
            <a className="num" href={hotlineUrl}>
              打 {brand.hotline} 报案
            </a>
          </p>
        )}
      </div>
    </Screen>
  )
}
