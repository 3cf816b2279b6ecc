import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What names a row of a customer in all tables. */
export interface Place {
  readonly customer_key: Buffer
  readonly id: string
}

type StoredTable = 'policy' | 'claim' | 'invoice' | 'customer_order'

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
  const { rows } = await sql<Place>`
    select stored.customer_key, stored.id from ${sql.table(table)} as stored
    join ${listOfPlaces(places)} using (customer_key, id)
    order by stored.id
  `.execute(db)
  for (const { customer_key, id } of rows) {
    await sql`
      select from ${sql.table(table)} where customer_key = ${customer_key} and id = ${id} for update
    `.execute(db)
  }
  return new Set(rows.map(({ id }) => id))
}

/** Which of these are not there, by where they stand in the list. */
export async function placesMissing(
  db: Db,
  table: StoredTable,
  places: readonly Place[],
): Promise<number[]> {
  const { rows } = await sql<Place>`
    select stored.customer_key, stored.id from ${sql.table(table)} as stored
    join ${listOfPlaces(places)} using (customer_key, id)
  `.execute(db)
  const stored = new Set(rows.map(nameOf))
  return places.flatMap((place, at) => (stored.has(nameOf(place)) ? [] : [at]))
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
