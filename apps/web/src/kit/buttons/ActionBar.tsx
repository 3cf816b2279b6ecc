import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  readonly label: string
  /** At most two `icon` buttons, then the primary one. */
  readonly children: ReactNode
}

export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>
  )
}
