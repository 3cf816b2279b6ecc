import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { DeliveryEvent } from '../rules/delivery-event.ts'
import type { DeliveryStore } from './delivery.repository.ts'
import { isOfOrderWithin } from './order-ref.ts'

type Place = Pick<ObjectRef, 'customerKey' | 'id'>

/** Adds what has just happened to a delivery, and tells its number; in the transaction of what made it happen. */
export async function appendDeliveryEvent(
  { db }: Pick<DeliveryStore, 'db'>,
  ref: Place,
  { at, code, facts }: DeliveryEvent,
): Promise<{ readonly seq: number }> {
  // Two events at once queue behind the delivery's row, so that each gets a number of its own.
  await lockDelivery({ db }, ref)
  const last = await db
    .selectFrom('delivery_event')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('customer_key', '=', ref.customerKey)
    .where('order_id', '=', ref.id)
    .executeTakeFirst()
  const seq = (last?.seq ?? 0) + 1
  await db
    .insertInto('delivery_event')
    .values({
      customer_key: ref.customerKey,
      order_id: ref.id,
      seq,
      at,
      code,
      facts: JSON.stringify(facts),
    })
    .execute()
  return { seq }
}

/**
 * Until this transaction ends, nobody else changes the delivery. False where staff of a branch may not see it: its order
 * may have been issued elsewhere since they found it.
 */
export async function lockDelivery(
  { db }: Pick<DeliveryStore, 'db'>,
  { customerKey, id }: Place,
  within?: Within,
): Promise<boolean> {
  const row = await db
    .selectFrom('delivery')
    .select('order_id')
    .where('customer_key', '=', customerKey)
    .where('order_id', '=', id)
    .where(
      isOfOrderWithin(
        { customerKey: 'delivery.customer_key', orderId: 'delivery.order_id' },
        within,
      ),
    )
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
