import { stringify } from 'csv-stringify/sync'
import type { FileAnswer, StreamedFile } from '../calls/handler.ts'

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
  const lines = linesOf(cells, rows)
  if (closing !== undefined) lines.push(cells.map((_, at) => (at === 0 ? closing : '')))
  const text = textOf([Object.keys(columns), ...lines], true)
  return { bytes: Buffer.from(text), contentType: 'text/csv', fileName }
}

/** The same for a table of any length: only as many rows as come at a time are in memory. */
export function csvStream<Row>(
  fileName: `${string}.csv`,
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): StreamedFile {
  async function* chunks() {
    yield textOf([Object.keys(columns)], true)
    for await (const rows of batches) {
      if (rows.length > 0) yield textOf(linesOf(Object.values(columns), rows), false)
    }
  }
  return { chunks: chunks(), contentType: 'text/csv', fileName }
}

function linesOf<Row>(cells: readonly ((row: Row) => Cell)[], rows: readonly Row[]) {
  return rows.map((row) => cells.map((cellOf) => cellOf(row) ?? ''))
}

function textOf(lines: (string | number)[][], isBegin: boolean): string {
  return stringify(lines, { bom: isBegin, escape_formulas: true, record_delimiter: 'windows' })
}
