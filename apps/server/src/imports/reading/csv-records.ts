import Papa from 'papaparse'
import { FileFault } from '../file-fault.ts'
import { longestRow, type SourceRow } from './row-format.ts'

type Cells = Pick<SourceRow, 'line' | 'cells'>

/** A row of a portion of the file, and where in that it begins and ends. */
interface Parsed {
  readonly cells: readonly string[]
  readonly begins: number
  readonly ends: number
  readonly fault: Papa.ParseError | undefined
}

/** The cells of each row; empty lines are none. What its quotation marks break is thrown with its place. */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<Cells> {
  let line = 1
  // Of a row that goes on in the next portion, if need be without anything.
  let begun = ''
  for await (const portion of withOneLineEnd(text)) {
    const block = begun + portion
    const rows = parsedRows(block)
    const last = rows.pop()
    for (const row of rows) {
      const ends = line + lineEndsIn(block, row) - 1
      if (row.fault !== undefined) throw faultOf(block, line, row.begins, row.fault)
      if (!isEmpty(row)) yield { line: ends, cells: row.cells }
      line = ends + 1
    }
    begun = block.slice(last?.begins)
    if (begun.length > longestRow) {
      throw new FileFault(
        `line ${line}: a row of more than 4 MB: is a quotation mark never closed?`,
      )
    }
  }
  for (const row of parsedRows(begun)) {
    if (row.fault !== undefined) throw faultOf(begun, line, row.begins, row.fault)
    if (!isEmpty(row)) yield { line: line + lineEndsIn(begun, row), cells: row.cells }
  }
}

/** All rows of a text; its last one may go on behind it. */
function parsedRows(text: string): Parsed[] {
  const rows: Parsed[] = []
  Papa.parse<string[]>(text, {
    delimiter: ',',
    newline: '\n',
    step({ data, errors, meta }) {
      const begins = rows.at(-1)?.ends ?? 0
      rows.push({ cells: data, begins, ends: meta.cursor, fault: errors[0] })
    },
  })
  return rows
}

/** Lines end as on Unix, which a parser that is given portions cannot find out by itself. */
async function* withOneLineEnd(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = ''
  for await (const portion of text) {
    const whole = begun + portion
    // Half a line end waits for its other half.
    begun = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - begun.length).replaceAll('\r\n', '\n')
  }
  yield begun
}

function isEmpty({ cells }: Parsed): boolean {
  return cells.length === 1 && cells[0] === ''
}

function lineEndsIn(text: string, { begins, ends }: Pick<Parsed, 'begins' | 'ends'>): number {
  let count = 0
  for (
    let at = text.indexOf('\n', begins);
    at !== -1 && at < ends;
    at = text.indexOf('\n', at + 1)
  ) {
    count += 1
  }
  return count
}

function faultOf(
  text: string,
  lineBegun: number,
  begins: number,
  { code, index = begins }: Papa.ParseError,
): FileFault {
  const line = lineBegun + lineEndsIn(text, { begins, ends: index })
  // The parser stands behind the mark that opens the cell.
  const column = index - 1 - text.lastIndexOf('\n', index - 1)
  const reason =
    code === 'MissingQuotes'
      ? 'a quotation mark is opened and never closed, or the file is cut off'
      : 'a quotation mark stands within a cell that has begun with one; there it is doubled'
  return new FileFault(`line ${line}, column ${column}: ${reason}`)
}
