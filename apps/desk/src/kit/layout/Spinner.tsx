import { classNames } from '@ecenter/ui/class-names.ts'
import styles from './Spinner.module.css'

/** Something goes on. Words beside it say what. */
export function Spinner({ size = 's' }: { readonly size?: 's' | 'l' }) {
  return <span className={classNames(styles.spinner, styles[size])} aria-hidden="true" />
}
