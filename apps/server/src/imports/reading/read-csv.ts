import { stringify } from 'csv-stringify/sync'
import type { Column } from '../columns.ts'
import { ImportFault } from '../import-fault.ts'
import { csvRecords } from './csv-records.ts'
import { withFormulaMark, withoutFormulaMark } from './formula-mark.ts'
import { isTooDeep } from './json-depth.ts'
import { jsonOfLine } from './json-of-line.ts'
import { type ReadRows, type Rows, rejectColumns, type SourceRow } from './row-format.ts'

/** Rows of a CSV file (RFC 4180), whose first line names the columns in any order. */
export const readCsv: ReadRows = async (text, columns) => {
  const records = csvRecords(text)
  const first = await records.next()
  if (first.done) throw new ImportFault('the file is empty')
  const headings = first.value.cells.map((heading) => heading.trim())
  judgeHeadings(headings, columns)
  const own = headings.flatMap((heading, at) => (isOfRejects(heading) ? [] : [{ heading, at }]))
  return {
    format: {
      heading: lineOf([...own.map(({ heading }) => heading), ...rejectColumns]),
      rejected: ({ line, cells }, reason) =>
        lineOf([...own.map(({ at }) => cells[at] ?? ''), String(line), reason]),
    },
    rows: rowsOf(own.length < headings.length ? unmarked(records) : records, headings, columns),
  } satisfies Rows
}

type Cells = Pick<SourceRow, 'line' | 'cells'>

/** A file of rejected rows: what it is marked with there was never the core's. */
async function* unmarked(records: AsyncIterable<Cells>): AsyncGenerator<Cells> {
  for await (const { line, cells } of records) yield { line, cells: cells.map(withoutFormulaMark) }
}

async function* rowsOf(
  records: AsyncIterable<Cells>,
  headings: readonly string[],
  columns: readonly Column[],
): AsyncGenerator<SourceRow> {
  const rowOf = rowOfCells(headings, columns)
  for await (const { line, cells } of records) {
    if (cells.length === headings.length) yield { line, cells, value: rowOf(cells) }
    else yield { line, cells, fault: `has ${cells.length} cells, not ${headings.length}` }
  }
}

function judgeHeadings(headings: readonly string[], columns: readonly Column[]): void {
  const known = new Set<string>([...columns.map(({ name }) => name), ...rejectColumns])
  const missing = columns.filter(({ name, isNeeded }) => isNeeded && !headings.includes(name))
  const unknown = headings.filter((heading) => !known.has(heading))
  const doubled = headings.filter((heading, at) => headings.indexOf(heading) !== at)
  const faults = [
    sayOf(
      'missing',
      missing.map(({ name }) => name),
    ),
    sayOf(
      'unknown',
      unknown.map((heading) => heading.slice(0, 40)),
    ),
    sayOf('doubled', doubled),
  ].filter((fault) => fault !== undefined)
  if (faults.length > 0) throw new ImportFault(`line 1, the columns: ${faults.join('; ')}`)
}

function sayOf(what: string, names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `${what} ${names.join(', ')}`
}

function isOfRejects(heading: string): boolean {
  return rejectColumns.some((each) => each === heading)
}

/** Customers' words are opened in a spreadsheet here. */
function lineOf(cells: readonly string[]): string {
  return stringify([cells.map(withFormulaMark)])
}

type Nested = Record<string, unknown>

/** Makes the row of a line's cells: `insured.name` becomes a field within a field, and an empty cell none. */
function rowOfCells(
  headings: readonly string[],
  columns: readonly Column[],
): (cells: readonly string[]) => Nested {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const places = headings.flatMap((heading, at) => {
    const column = byName.get(heading)
    return column === undefined ? [] : [{ at, path: heading.split('.'), type: column.type }]
  })
  return (cells) => {
    const row: Nested = {}
    for (const { at, path, type } of places) {
      const cell = cells[at] ?? ''
      if (cell !== '') put(row, path, cellValue(cell, type))
    }
    return row
  }
}

function put(row: Nested, path: readonly string[], value: unknown): void {
  let within = row
  for (const name of path.slice(0, -1)) {
    const inner = (within[name] ?? {}) as Nested
    within[name] = inner
    within = inner
  }
  within[path.at(-1) ?? ''] = value
}

/** What is not of its type stays text, and the rule of its column says so. */
function cellValue(cell: string, type: Column['type']): unknown {
  if (type === 'number') return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
  if (type === 'true or false') return cell === 'true' || (cell === 'false' ? false : cell)
  return type === 'JSON' ? jsonOf(cell) : cell
}

function jsonOf(cell: string): unknown {
  return isTooDeep(cell) ? cell : (jsonOfLine(cell) ?? cell)
}
