import type { ReactNode } from 'react'
import styles from './StepList.module.css'

interface Step {
  readonly title: string
  readonly state: 'done' | 'current' | 'upcoming' | 'failed' | 'stopped'
  readonly at?: string | undefined
  /** What the customer reads. */
  readonly text?: string | undefined
  /** What only the desk knows. */
  readonly aside?: ReactNode
}

/** Steps of something, one below the other, with the one that it is at. */
export function StepList({
  label,
  steps,
}: {
  readonly label: string
  readonly steps: readonly Step[]
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, state, at, text, aside }, index) => (
        <li
          // Steps are only ever added behind.
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has its place
          key={index}
          data-state={state}
          {...(state === 'current' && { 'aria-current': 'step' })}
        >
          <p className={styles.title}>
            {title}
            {stateWords[state] !== undefined && (
              <span className={styles.state}>{stateWords[state]}</span>
            )}
            {at !== undefined && <time className="num">{at}</time>}
          </p>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {aside}
        </li>
      ))}
    </ol>
  )
}

/** Colours alone tell nobody who does not see them. */
const stateWords: Readonly<Partial<Record<Step['state'], string>>> = {
  current: '进行中',
  upcoming: '未开始',
  failed: '未成功',
  stopped: '已终止',
}
