import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/** What of an order only the trail knows: who gave it up, who reminded of it, who changed its delivery. */
export type TrailOfOrder =
  | 'order-cancelled'
  | 'order-expired'
  | 'order-reminded'
  | 'delivery-changed'
  | 'delivery-event-added'

interface TrailEntry {
  readonly at: Date
  readonly event: TrailOfOrder
  readonly outcome: string
  /** The member of staff who did it. */
  readonly staffId: string | null
}

/** Such entries of an order, the oldest first. A delivery has the id of its order. */
export async function trailOfOrder(
  { db }: { readonly db: Db },
  orderId: string,
): Promise<TrailEntry[]> {
  // The events stand in the text itself, as they do in the index.
  const { rows } = await sql<TrailEntry>`
    select at, event, outcome, staff_id as "staffId" from audit_entry
    where object_id = ${orderId}
      and event in ('order-cancelled', 'order-expired', 'order-reminded', 'delivery-changed', 'delivery-event-added')
    order by at
    limit 200
  `.execute(db)
  return rows
}
