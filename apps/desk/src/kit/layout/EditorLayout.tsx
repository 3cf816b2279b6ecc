import { classNames } from '@ecenter/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './EditorLayout.module.css'

interface EditorLayoutProps {
  readonly form: ReactNode
  /** What becomes of it, beside the form where there is room: it stays in sight while one types. */
  readonly aside: ReactNode
  /** The form is so long that what stands beside it stays, and scrolls by itself; it has a button. */
  readonly isLong?: boolean
}

/** A form and what it makes, side by side. */
export function EditorLayout({ form, aside, isLong = false }: EditorLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.form}>{form}</div>
      <div className={classNames(styles.aside, isLong && styles.staying)}>{aside}</div>
    </div>
  )
}
