import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OrderStore } from './order.repository.ts'
import { openStates } from './payment.ts'

type Store = Pick<OrderStore, 'db'>

/** The orders whose time is over; one with an open payment waits for how that ends. */
export async function overdueOrders({ db }: Store, now: Date): Promise<ObjectRef[]> {
  const rows = await overdue(db, now)
    .select(['customer_key', 'id'])
    .orderBy('last_pay_at')
    .orderBy('id')
    .execute()
  return rows.map(({ customer_key: customerKey, id }) => ({ kind: 'order', customerKey, id }))
}

/** Ends an order that is locked, if it is still overdue; answers whether it was. */
export async function expireOrder(
  { db }: Store,
  { customerKey, id }: ObjectRef,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ status: 'expired' })
    .where('customer_key', '=', customerKey)
    .where(
      'id',
      'in',
      overdue(db, now).select('id').where('customer_key', '=', customerKey).where('id', '=', id),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function overdue(db: Store['db'], now: Date) {
  return db
    .selectFrom('customer_order')
    .where('status', '=', 'unpaid')
    .where('last_pay_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .whereRef('payment.customer_key', '=', 'customer_order.customer_key')
            .whereRef('payment.order_id', '=', 'customer_order.id')
            .where('payment.state', 'in', openStates)
            .select('payment.id'),
        ),
      ),
    )
}
