import { classNames } from './class-names.ts'
import styles from './Spinner.module.css'

interface SpinnerProps {
  /** `s` stands inside a button, in the button's colour. */
  readonly size?: 's' | 'm'
}

/** The snake of 28 px (specification, section 9). The words beside it tell what is being waited for. */
export function Spinner({ size = 'm' }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, size === 's' && styles.s)} aria-hidden="true" />
  )
}
