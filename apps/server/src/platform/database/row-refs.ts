import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What names a row of a customer in all tables. */
export interface Place {
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

/** Places as a table `place`, in one parameter a column however many they are. */
export function listOfPlaces(places: readonly Place[]) {
  return sql`unnest(
    ${places.map(({ customer_key }) => customer_key)}::bytea[],
    ${places.map(({ id }) => id)}::uuid[]
  ) as place (customer_key, id)`
}

/**
 * The ids of those that are there already, held until the transaction ends. Each is held by a statement of
 * its own, for rows of many customers may lie on many servers.
 */
export async function lockStored(
  db: Db,
  table: StoredTable,
  places: readonly Place[],
): Promise<ReadonlySet<string>> {
  const stored = await placesStored(db, table, places)
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
export async function placesMissing(
  db: Db,
  table: StoredTable,
  places: readonly Place[],
): Promise<number[]> {
  const stored = new Set((await placesStored(db, table, places)).map(nameOf))
  return places.flatMap((place, at) => (stored.has(nameOf(place)) ? [] : [at]))
}

/** Those that are there, by their ids. */
async function placesStored(
  db: Db,
  table: StoredTable,
  places: readonly Place[],
): Promise<readonly Place[]> {
  const idColumn = sql.ref(`stored.${idColumns[table]}`)
  const { rows } = await sql<Place>`
    select stored.customer_key, ${idColumn} as id from ${sql.table(table)} as stored
    join ${listOfPlaces(places)}
      on stored.customer_key = place.customer_key and ${idColumn} = place.id
    order by id
  `.execute(db)
  return rows
}

/** Which of these are there under another customer, by where they stand in the list. */
export async function placesOfOthers(
  db: Db,
  table: 'claim',
  places: readonly Place[],
): Promise<number[]> {
  const { rows } = await sql<Place>`
    select customer_key, id from ${sql.table(table)}
    where id = any(${places.map(({ id }) => id)}::uuid[])
  `.execute(db)
  const owners = new Map(rows.map(({ customer_key, id }) => [id, customer_key]))
  return places.flatMap(({ customer_key, id }, at) =>
    owners.get(id)?.equals(customer_key) === false ? [at] : [],
  )
}

function nameOf({ customer_key, id }: Place): string {
  return `${customer_key.toString('hex')} ${id}`
}
