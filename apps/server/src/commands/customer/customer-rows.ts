import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { sealedColumns } from '../keys/sealed-columns.ts'

interface Store {
  readonly db: Db
  readonly keys: Keys
}

type Table = keyof Tables & string
type Row = Readonly<Record<string, unknown>>

/** What a session may see, and files without a row, say nothing of anybody. */
const withoutWords: readonly string[] = ['visitor_grant', 'session_customer', 'loose_file']

/** Every table whose rows name their customer, as the database has them: none can be forgotten. */
export async function tablesOfCustomers({ db }: Pick<Store, 'db'>): Promise<Table[]> {
  const { rows } = await sql<{ table_name: Table }>`
    select columns.table_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'customer_key'
      and table_type = 'BASE TABLE'
    order by table_name
  `.execute(db)
  return rows
    .map(({ table_name }) => table_name)
    .filter((table) => !withoutWords.includes(table) && !/_(door|lookup_key)$/.test(table))
}

/** How many rows of somebody stand in each table that has any. */
export async function countRows(
  store: Pick<Store, 'db'>,
  key: Buffer,
): Promise<Map<Table, number>> {
  const counts = new Map<Table, number>()
  for (const table of await tablesOfCustomers(store)) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(table)} where customer_key = ${key}
    `.execute(store.db)
    const count = Number(rows[0]?.count ?? 0)
    if (count > 0) counts.set(table, count)
  }
  return counts
}

/** All rows of somebody, one after the other, with what is sealed in them opened. */
export async function* openedRows(
  store: Store,
  key: Buffer,
): AsyncGenerator<{ readonly table: Table; readonly row: Row }> {
  for (const table of (await countRows(store, key)).keys()) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where customer_key = ${key}
    `.execute(store.db)
    for (const row of rows) yield { table, row: opened(store.keys, table, row) }
  }
}

/** Keyed hashes stay as they are: nobody but this service can make or read them. */
function opened(keys: Keys, table: Table, row: Row): Row {
  const columns = sealedColumns.filter((column) => column.table === table)
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (!Buffer.isBuffer(value)) return [name, value]
      const sealed = columns.find(({ column }) => column === name)
      if (sealed === undefined) return [name, value.toString('hex')]
      return [name, wordsIn(keys.unsealBytes(sealed.placeOf(row), value))]
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
