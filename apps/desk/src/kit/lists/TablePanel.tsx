import type { ReactNode } from 'react'
import { Panel } from '../layout/Panel.tsx'
import { Table, type TableProps } from './Table.tsx'

interface TablePanelProps<Row> extends Omit<TableProps<Row>, 'label'> {
  readonly title: string
  /** What stands there while there is no row. */
  readonly empty: ReactNode
}

/** A part of a page that is one table, which its heading names. */
export function TablePanel<Row>({ title, empty, ...table }: TablePanelProps<Row>) {
  return (
    <Panel title={title} isFlush>
      {table.rows.length === 0 ? empty : <Table label={title} {...table} />}
    </Panel>
  )
}
