import { FileFault } from '../file-fault.ts'
import { isTooDeep } from './json-depth.ts'
import { jsonOfLine } from './json-of-line.ts'
import { longestRow, type ReadRows, rejectColumns, type SourceRow } from './row-format.ts'

/** Rows of a file that has one JSON object a line. */
export const readNdjson: ReadRows = async (text) => ({
  format: {
    heading: '',
    rejected: ({ line, cells: [text = ''], fault }, reason) => {
      const row = fault === undefined ? text : JSON.stringify({ rejectedText: text })
      return `${withReason(row, { rejectedLine: line, rejectedReason: reason })}\n`
    },
  },
  rows: rowsIn(text),
})

async function* rowsIn(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let line = 0
  for await (const words of linesIn(text)) {
    line += 1
    if (words.trim() !== '') yield rowOf(line, words)
  }
}

async function* linesIn(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = ''
  let line = 1
  for await (const portion of text) {
    const [first = '', ...others] = portion.split('\n')
    begun += first
    if (begun.length > longestRow) throw new FileFault(`line ${line} has more than 4 MB`)
    for (const other of others) {
      yield begun
      line += 1
      begun = other
    }
  }
  if (begun !== '') yield begun
}

function rowOf(line: number, words: string): SourceRow {
  const cells = [words]
  if (isTooDeep(words)) return { line, cells, fault: 'is nested too deep' }
  const value = jsonOfLine(words)
  return isObject(value)
    ? { line, cells, value: withoutReason(value) }
    : { line, cells, fault: value === undefined ? 'is no JSON' : 'is no JSON object' }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object as it was written, so that nothing of it is lost or made anew; of a name that is there twice the last counts. */
function withReason(object: string, reason: object): string {
  const begun = object.trim().replace(reasonBefore, '').replace(/\}$/, '').trimEnd()
  return `${begun}${begun === '{' ? '' : ','}${JSON.stringify(reason).slice(1)}`
}

/** As it ends a row that was rejected before. */
const reasonBefore = /(?:,|(?<=\{))"rejectedLine":\d+,"rejectedReason":"(?:[^"\\]|\\.){0,4000}"\}$/

function withoutReason(value: Record<string, unknown>): Record<string, unknown> {
  if (!rejectColumns.some((each) => each in value)) return value
  const ours: readonly string[] = rejectColumns
  return Object.fromEntries(Object.entries(value).filter(([name]) => !ours.includes(name)))
}
