import type { ReactNode } from 'react'
import styles from './EditorLayout.module.css'

interface EditorLayoutProps {
  readonly form: ReactNode
  /** What becomes of it, beside the form where there is room: it stays in sight while one types. */
  readonly aside: ReactNode
}

/** A form and what it makes, side by side. */
export function EditorLayout({ form, aside }: EditorLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.form}>{form}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
