import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Check, X } from 'lucide'
import type { ReactNode } from 'react'
import { type StepState, wordOf } from '../progress/step-state.ts'
import styles from './Timeline.module.css'

export interface TimelineStep {
  readonly state: StepState
  readonly title: string
  /** When it was; of the current step, that it is going on: 进行中. */
  readonly time?: string
  readonly text?: ReactNode
  /** For the current step, or one that ended it all: what happens now, what the customer has to do. */
  readonly panel?: readonly TimelineTerm[]
  /** The step waits for the customer, who has to act. */
  readonly isWaiting?: boolean
}

interface TimelineTerm {
  readonly term: string
  readonly text: ReactNode
}

interface TimelineProps {
  /** Oldest first, so that what is still to come is below. */
  readonly steps: readonly TimelineStep[]
}

/** The way of a running matter. A failed step does not end it when work goes on. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may repeat, and keeps its place.
        <Step key={at} {...step} />
      ))}
    </ol>
  )
}

function Step({ state, title, time, text, panel, isWaiting }: TimelineStep) {
  return (
    <li
      className={classNames(styles.item, styles[state], isWaiting && styles.waiting)}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.dot}>
        {state === 'done' && <Icon of={Check} className={styles.icon} />}
        {(state === 'failed' || state === 'stopped') && <Icon of={X} className={styles.icon} />}
      </span>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {title}
          <span className="sr-only">，{wordOf(state)}</span>
        </h3>
        {time !== undefined && <span className={styles.time}>{time}</span>}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {panel && <Panel terms={panel} />}
    </li>
  )
}

function Panel({ terms }: { readonly terms: readonly TimelineTerm[] }) {
  return (
    <dl className={styles.panel}>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
