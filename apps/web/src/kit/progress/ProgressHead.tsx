import { Icon } from '@ecenter/ui/Icon.tsx'
import { Clock } from 'lucide'
import type { ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'
import styles from './ProgressHead.module.css'
import { StepMeter } from './StepMeter.tsx'
import type { StepState } from './step-state.ts'

interface ProgressHeadProps {
  /** 第 3 步，共 7 步, or what it is about. */
  readonly place: string
  /** The state in a word. */
  readonly badge: ReactNode
  /** The state in a sentence: 正在核定维修费用. */
  readonly headline: string
  /** By when something is promised. */
  readonly promise?: ReactNode
  /** What else has to be known at once. */
  readonly notice?: ReactNode
  /** As a bar of steps. */
  readonly states?: readonly StepState[]
}

/** The first card of a running matter: how far it has come, what is being done, by when. */
export function ProgressHead(props: ProgressHeadProps) {
  const { place, badge, headline, promise, notice, states } = props
  return (
    <Card label="当前进度">
      <p className={styles.line}>
        {place}
        {badge}
      </p>
      <h2 className={styles.headline}>{headline}</h2>
      {promise !== undefined && (
        <p className={styles.promise}>
          <Icon of={Clock} className={styles.clock} />
          <span>{promise}</span>
        </p>
      )}
      {states && (
        <div className={styles.meter}>
          <StepMeter states={states} />
        </div>
      )}
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
    </Card>
  )
}
