import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What names a row of a customer in all tables. */
export interface RowRef {
  readonly customer_key: Buffer
  readonly id: string
}

/** Tables of what customers have, by the column that names each. */
const idColumns = {
  policy: 'id',
  claim: 'id',
  invoice: 'id',
  customer_order: 'id',
  delivery: 'order_id',
} as const

type StoredTable = keyof typeof idColumns

/** Row refs as a table `row_ref`, in one parameter a column however many they are. */
export function listOfRowRefs(rowRefs: readonly RowRef[]) {
  return sql`unnest(
    ${rowRefs.map(({ customer_key }) => customer_key)}::bytea[],
    ${rowRefs.map(({ id }) => id)}::uuid[]
  ) as row_ref (customer_key, id)`
}

/**
 * The ids of those that are there already, held until the transaction ends. Each is held by a statement of
 * its own, for rows of many customers may lie on many servers.
 */
export async function lockStored(
  db: Db,
  table: StoredTable,
  rowRefs: readonly RowRef[],
): Promise<ReadonlySet<string>> {
  const stored = await rowsStored(db, table, rowRefs)
  const idColumn = sql.ref(idColumns[table])
  for (const { customer_key, id } of stored) {
    await sql`
      select from ${sql.table(table)}
      where customer_key = ${customer_key} and ${idColumn} = ${id} for update
    `.execute(db)
  }
  return new Set(stored.map(({ id }) => id))
}

/** Which of these are not there, by where they stand in the list. */
export async function rowsMissing(
  db: Db,
  table: StoredTable,
  rowRefs: readonly RowRef[],
): Promise<number[]> {
  const stored = new Set((await rowsStored(db, table, rowRefs)).map(nameOf))
  return rowRefs.flatMap((rowRef, at) => (stored.has(nameOf(rowRef)) ? [] : [at]))
}

/** Those that are there, by their ids. */
async function rowsStored(
  db: Db,
  table: StoredTable,
  rowRefs: readonly RowRef[],
): Promise<readonly RowRef[]> {
  const idColumn = sql.ref(`stored.${idColumns[table]}`)
  const { rows } = await sql<RowRef>`
    select stored.customer_key, ${idColumn} as id from ${sql.table(table)} as stored
    join ${listOfRowRefs(rowRefs)}
      on stored.customer_key = row_ref.customer_key and ${idColumn} = row_ref.id
    order by id
  `.execute(db)
  return rows
}

/** Which of these are there under another customer, by where they stand in the list. */
export async function rowsOfOthers(
  db: Db,
  table: 'claim',
  rowRefs: readonly RowRef[],
): Promise<number[]> {
  const { rows } = await sql<RowRef>`
    select customer_key, id from ${sql.table(table)}
    where id = any(${rowRefs.map(({ id }) => id)}::uuid[])
  `.execute(db)
  const owners = new Map(rows.map(({ customer_key, id }) => [id, customer_key]))
  return rowRefs.flatMap(({ customer_key, id }, at) =>
    owners.get(id)?.equals(customer_key) === false ? [at] : [],
  )
}

function nameOf({ customer_key, id }: RowRef): string {
  return `${customer_key.toString('hex')} ${id}`
}
