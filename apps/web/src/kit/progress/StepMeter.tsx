import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './StepMeter.module.css'
import type { StepState } from './step-state.ts'

/** A bar of as many pieces as there are steps; words beside it say the same. */
export function StepMeter({ states }: { readonly states: readonly StepState[] }) {
  return (
    <div className={styles.meter} aria-hidden="true">
      {states.map((state, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step may repeat, and keeps its place.
        <span key={at} className={classNames(styles.piece, styles[state])} />
      ))}
    </div>
  )
}
