import { classNames } from '@ecenter/ui/class-names.ts'
import { StepMeter } from './StepMeter.tsx'
import styles from './Steps.module.css'
import { progressOf, stepStateAt, wordOf } from './step-state.ts'

interface StepsProps {
  /** What the steps are of: 理赔进度. */
  readonly label: string
  /** Names of two to four characters: they stand beside each other. */
  readonly steps: readonly string[]
  /** The step that is going on, from 0; the number of steps when all are done. */
  readonly current: number
}

/** How far a matter has come, in one line: 第 3 步，共 5 步 above a bar of as many pieces. */
export function Steps({ label, steps, current }: StepsProps) {
  const states = steps.map((_step, at) => stepStateAt(at, current))
  return (
    <div>
      <p className={styles.place}>
        {progressOf(current, steps.length)}
        {/* In elder mode the names have no room below their pieces. */}
        <b className={styles.now} aria-hidden="true">
          {steps[current]}
        </b>
      </p>
      <div className={styles.meter}>
        <StepMeter states={states} />
      </div>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, at) => {
          const state = stepStateAt(at, current)
          return (
            <li
              key={step}
              className={classNames(styles.step, styles[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.name}>
                {step}
                <span className="sr-only">，{wordOf(state)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
