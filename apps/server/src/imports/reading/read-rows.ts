import type { Column } from '../columns.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import type { Rows } from './row-format.ts'
import { type Encoding, type SourceFile, textOf } from './source-file.ts'

const readers = { csv: readCsv, ndjson: readNdjson }

/** The rows of a file one after the other, however long it is. */
export function readRows(
  format: SourceFile['format'],
  bytes: AsyncIterable<Buffer>,
  encoding: Encoding,
  columns: readonly Column[],
): Promise<Rows> {
  return readers[format](textOf(bytes, encoding), columns)
}
