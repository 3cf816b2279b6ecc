import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'
import { keptFromCopy, rowsOf, type Table, tablesOfCustomers } from './tables-of-customers.ts'

interface Store {
  readonly db: Db
  readonly keys: Keys
}

type Row = Readonly<Record<string, unknown>>

/** How many rows of somebody stand in each table that has any. */
export async function countRows(
  { db }: Pick<Store, 'db'>,
  key: Buffer,
): Promise<Map<Table, number>> {
  const counts = new Map<Table, number>()
  for (const table of await tablesOfCustomers(db)) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(table)} where ${rowsOf(table, key)}
    `.execute(db)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) counts.set(table, count)
  }
  return counts
}

/** A copy for somebody: their rows one after the other, with what is sealed in them opened. */
export async function* openedRows(
  { db, keys }: Store,
  key: Buffer,
): AsyncGenerator<{ readonly table: Table; readonly row: Row }> {
  for (const table of (await countRows({ db }, key)).keys()) {
    const left = keptFromCopy(table)
    if (left === 'all') continue
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${rowsOf(table, key)}
    `.execute(db)
    for (const row of rows) yield { table, row: opened(keys, table, without(left, row)) }
  }
}

function without(left: readonly string[], row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)))
}

/** Keyed hashes stay as they are: nobody but this service can make or read them. */
function opened(keys: Keys, table: Table, row: Row): Row {
  const columns = sealedColumns.filter((column) => column.table === table)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!Buffer.isBuffer(value)) return [name, value]
      const sealed = columns.find(({ column }) => column === name)
      if (sealed === undefined) return [name, value.toString('hex')]
      return [name, wordsIn(keys.unsealBytes(sealed.contextOf(row), value))]
    }),
  )
}

/** JSON as it is, a file by its bytes in base64. */
function wordsIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return { base64: bytes.toString('base64') }
  }
}
