import { classNames } from './class-names.ts'
import styles from './Spinner.module.css'

interface SpinnerProps {
  /** `s` stands inside a button or a line, in the colour of its words. */
  readonly size?: 's' | 'm'
}

/** Something goes on; the words beside it tell what is being waited for. */
export function Spinner({ size = 'm' }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, size === 's' && styles.s)} aria-hidden="true" />
  )
}
