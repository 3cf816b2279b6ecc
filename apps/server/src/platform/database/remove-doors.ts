import { sql } from 'kysely'
import type { Db } from './database.ts'
import { listOfPlaces, type Place } from './places.ts'

/** What each kind of door leads to. */
const behind = {
  policy_door: 'policy_id',
  claim_door: 'claim_id',
  invoice_door: 'invoice_id',
  order_door: 'order_id',
  delivery_door: 'order_id',
} as const

/** Takes away every door that leads to one of these, whatever it was made of. */
export async function removeDoors(
  db: Db,
  table: keyof typeof behind,
  places: readonly Place[],
): Promise<void> {
  const id = sql.ref(`door.${behind[table]}`)
  await sql`
    delete from ${sql.table(table)} as door using ${listOfPlaces(places)}
    where door.customer_key = place.customer_key and ${id} = place.id
  `.execute(db)
}
