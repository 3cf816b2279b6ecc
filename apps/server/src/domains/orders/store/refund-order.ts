import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OrderStore } from './order.repository.ts'

/** Notes that money goes back, or is back, which came when the order could take it no more; the order is locked. */
export async function markRefund(
  { db }: Pick<OrderStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  status: 'refunding' | 'refunded',
): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ status })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
