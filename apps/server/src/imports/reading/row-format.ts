import type { Column } from '../columns.ts'

/** How many characters a row has. */
export function lengthOf({ cells }: Pick<SourceRow, 'cells'>): number {
  return cells.reduce((length, cell) => length + cell.length, 0)
}

/** A row as the file has it. */
export interface SourceRow {
  /** Where it ends, counted from 1. */
  readonly line: number
  /** The cells of its line, or the line itself. */
  readonly cells: readonly string[]
  /** Undefined where it is no row at all. */
  readonly value?: unknown
  /** Why it is none, as far as its form goes. */
  readonly fault?: string
}

/** How rows stand in a file. */
export interface RowFormat {
  /** What stands above rejected rows. */
  readonly heading: string
  /** A rejected row with its reason; the file of them may be put right and imported as it is. */
  rejected(row: SourceRow, reason: string): string
}

export interface Rows {
  readonly format: RowFormat
  readonly rows: AsyncGenerator<SourceRow>
}

export type ReadRows = (text: AsyncIterable<string>, columns: readonly Column[]) => Promise<Rows>

/** What a file of rejected rows says beside them; ignored when it is imported. */
export const rejectColumns = ['rejectedLine', 'rejectedReason'] as const

/** In characters: a group policy of twenty thousand people. A row is never longer; what is has lost a quotation mark or its line ends. */
export const longestRow = 4_194_304
