import type { Column } from '../columns.ts'
import { ImportFault } from '../import-fault.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson } from './read-ndjson.ts'
import type { Rows, SourceRow } from './row-format.ts'
import { type Encoding, type SourceFile, textOf } from './source-file.ts'
import type { Survey } from './survey-file.ts'

const readers = { csv: readCsv, ndjson: readNdjson }

/** The rows of a file one after the other, however long it is. */
export async function readRows(
  file: SourceFile,
  encoding: Encoding,
  { columns, survey }: { readonly columns: readonly Column[]; readonly survey: Survey },
): Promise<Rows> {
  const { format, rows } = await readers[file.format](textOf(file, encoding), columns)
  return { format, rows: wholeRows(rows, survey) }
}

/** A row that is none, on a last line that has no end, is half a row of a file that was cut off. */
async function* wholeRows(
  rows: AsyncGenerator<SourceRow>,
  { lines, isEnded }: Survey,
): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    if (row.fault !== undefined && row.line >= lines && !isEnded) {
      throw new ImportFault(`line ${row.line}: the file is cut off within this row: copy it again`)
    }
    yield row
  }
}
