import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { importKinds } from '../../apps/server/src/domains/import-kinds.ts'
import { columnsOf } from '../../apps/server/src/imports/columns.ts'
import type { ImportKind } from '../../apps/server/src/imports/import-kind.ts'
import { sourceFile } from '../../apps/server/src/imports/reading/source-file.ts'
import { csvHeadings, csvRows } from '../../apps/server/src/imports/write-csv.ts'
import { generated } from './generated.ts'

const usage = `npm run generate -- <kind> <count> <file.csv|file.ndjson[.gz]>   made-up rows to import
  kind   ${Object.keys(generated).join(', ')}`

/** So many rows are written at once. */
const portion = 500

const [name = '', count = '', path] = process.argv.slice(2)
const kind = importKinds.find((each) => each.name === name)
const rows = generated[name]?.rows(new Date().toISOString().slice(0, 10))
if (kind === undefined || rows === undefined || !/^\d+$/.test(count) || path === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else await write(kind, { rows, count: Number(count), path })

async function write(
  { schema }: ImportKind,
  asked: { readonly rows: Iterator<object>; readonly count: number; readonly path: string },
): Promise<void> {
  // npm works in the checkout; a path is meant from where it was typed.
  const file = sourceFile(resolve(process.env.INIT_CWD ?? '.', asked.path))
  const columns = columnsOf(schema)
  const text = Readable.from(portions())
  const into = createWriteStream(file.path)
  await (file.isPacked ? pipeline(text, createGzip(), into) : pipeline(text, into))

  function* portions(): Generator<string> {
    if (file.format === 'csv') yield csvHeadings(columns)
    for (let left = asked.count; left > 0; left -= portion) {
      const some = Array.from({ length: Math.min(left, portion) }, () => asked.rows.next().value)
      yield file.format === 'csv'
        ? csvRows(columns, some)
        : some.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
  }
}
