import { classNames } from '@ecenter/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './Columns.module.css'

interface ColumnsProps {
  readonly children: ReactNode
  /** Beside the rest on a wide screen, below it on a phone. */
  readonly side?: ReactNode
}

/** Two columns on a desk, for a page that is wide there; one below the other on a phone. */
export function Columns({ children, side }: ColumnsProps) {
  return (
    <div className={classNames(styles.all, Boolean(side) && styles.columns)}>
      <div className={styles.stack}>{children}</div>
      {Boolean(side) && <div className={styles.stack}>{side}</div>}
    </div>
  )
}
