import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OrderStore } from './order.repository.ts'

/** Notes that its customer gave an order up; the order is locked. */
export async function markCancelled(
  { db }: Pick<OrderStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ status: 'cancelled' })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
