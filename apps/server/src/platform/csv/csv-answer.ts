import { stringify } from 'csv-stringify/sync'
import type { FileAnswer } from '../calls/handler.ts'

/** So many rows fit a file; whoever needs more narrows what is asked for. */
export const csvRowsAtMost = 50_000

type Cell = string | number | undefined

/** What stands in a column, by its heading. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>

/**
 * Rows as a file for a spreadsheet: with a byte order mark, for Excel reads Chinese by it alone. What a
 * customer typed is never taken for a formula: a cell that begins like one is led by an apostrophe. `closing` stands in a line of its own below them.
 */
export function csvAnswer<Row>(
  fileName: `${string}.csv`,
  columns: CsvColumns<Row>,
  rows: readonly Row[],
  closing?: string,
): FileAnswer {
  const cells = Object.values(columns)
  const lines = rows.map((row) => cells.map((cellOf) => cellOf(row) ?? ''))
  if (closing !== undefined) lines.push(cells.map((_, at) => (at === 0 ? closing : '')))
  const text = stringify([Object.keys(columns), ...lines], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  return { bytes: Buffer.from(text), contentType: 'text/csv', fileName }
}
