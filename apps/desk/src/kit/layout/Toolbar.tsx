import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

/** Filters at the left and buttons at the right, above a list. */
export function Toolbar({
  children,
  actions,
}: {
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
