import { classNames } from '@ecenter/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './Rows.module.css'

interface RowsProps {
  readonly children: ReactNode
  /** A hairline between the rows, labels in text colour: a table of amounts. */
  readonly isRuled?: boolean
  /** In elder mode the value goes below its label: for values of a line's length. */
  readonly isStacked?: boolean
}

export function Rows({ children, isRuled, isStacked }: RowsProps) {
  return (
    <dl className={classNames(styles.rows, isRuled && styles.ruled, isStacked && styles.stacked)}>
      {children}
    </dl>
  )
}

interface RowProps {
  readonly label: string
  /** Below the label, in small type. */
  readonly note?: string
  readonly children: ReactNode
  /** A number, date or code: figures line up and never break. */
  readonly isNumber?: boolean
  /** The last row of a sum. */
  readonly isSum?: boolean
}

export function Row({ label, note, children, isNumber, isSum }: RowProps) {
  return (
    <div className={classNames(styles.row, isSum && styles.sum)}>
      <dt>
        {label}
        {note !== undefined && <small>{note}</small>}
      </dt>
      <dd className={classNames(isNumber && 'num')}>{children}</dd>
    </div>
  )
}
