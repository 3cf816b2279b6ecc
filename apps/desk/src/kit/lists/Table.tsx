import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ArrowDown, ArrowUp } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Table.module.css'

/** How a list stands in order: by which column, and whether the largest comes first. */
export interface SortOrder {
  readonly by: string
  readonly isDescending: boolean
}

export interface Column<Row> {
  /** Also the name that an order is told by. */
  readonly name: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** It never breaks: a name, a day, buttons. */
  readonly isWhole?: boolean
  /** Figures stand at the right. */
  readonly isNumber?: boolean
  /** The heading is only read aloud: a column of buttons. */
  readonly isUntitled?: boolean
}

export interface TableProps<Row> {
  /** Read aloud: what is listed. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly order?: SortOrder
  readonly onOrder?: (order: SortOrder) => void
}

/** A list in columns; the first names its row. Its caller says what stands here instead of no rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, order, onOrder } = props
  return (
    // It scrolls where it is too wide, so the keyboard has to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.name} {...{ column, order, onOrder }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <Cell key={column.name} column={column} row={row} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What belongs to a cell and is read after it: a column less. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return <div className={styles.second}>{children}</div>
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly isFirst: boolean
}

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  const className = classNames(column.isNumber && styles.number, column.isWhole && styles.whole)
  if (!isFirst) return <td className={className}>{column.cell(row)}</td>
  return (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  )
}

interface HeadingProps<Row> {
  readonly column: Column<Row>
  readonly order: SortOrder | undefined
  readonly onOrder: ((order: SortOrder) => void) | undefined
}

function Heading<Row>({ column, order, onOrder }: HeadingProps<Row>) {
  const { name, title, isSortable, isNumber, isUntitled } = column
  const className = classNames(isNumber && styles.number)
  if (!isSortable || onOrder === undefined) {
    return (
      <th scope="col" className={className}>
        {isUntitled ? <span className="sr-only">{title}</span> : title}
      </th>
    )
  }
  const isOrdered = order?.by === name
  const isDescending = isOrdered && order.isDescending
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isOrdered ? (isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onOrder({ by: name, isDescending: isOrdered && !isDescending })}
      >
        {title}
        {isOrdered && <Icon of={isDescending ? ArrowDown : ArrowUp} size="s" />}
      </button>
    </th>
  )
}
