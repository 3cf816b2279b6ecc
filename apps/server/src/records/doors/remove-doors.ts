import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Place } from '../../platform/database/places.ts'

/** What each kind of door leads to. */
const behind = {
  policy_door: 'policy_id',
  claim_door: 'claim_id',
  invoice_door: 'invoice_id',
  order_door: 'order_id',
  delivery_door: 'order_id',
} as const

/** A door, and what it leads to. */
export interface DoorTo extends Place {
  readonly key: Buffer
}

/** Takes doors away. They have no index but their own, so whoever asks reckons them from what is stored. */
export async function removeDoors(
  db: Db,
  table: keyof typeof behind,
  doors: readonly DoorTo[],
): Promise<void> {
  const id = sql.ref(`door.${behind[table]}`)
  await sql`
    delete from ${sql.table(table)} as door using unnest(
      ${doors.map(({ key }) => key)}::bytea[],
      ${doors.map(({ customer_key }) => customer_key)}::bytea[],
      ${doors.map((door) => door.id)}::uuid[]
    ) as old (door_key, customer_key, id)
    where door.door_key = old.door_key and door.customer_key = old.customer_key and ${id} = old.id
  `.execute(db)
}
