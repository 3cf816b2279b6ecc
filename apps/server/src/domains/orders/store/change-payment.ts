import type { Updateable } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OrderStore } from './order.repository.ts'
import type { PaymentStore } from './payment.repository.ts'
import type { PaymentRef } from './payment.ts'

type Change = Pick<
  Updateable<Tables['payment']>,
  | 'state'
  | 'ended_at'
  | 'gateway_no'
  | 'paid_fen'
  | 'failure'
  | 'checks'
  | 'is_unsure'
  | 'refund_no'
  | 'refund_state'
  | 'refunded_at'
>

/** Notes what became of a payment; in a transaction that has locked its order, where others may do so too. */
export async function changePayment(
  { db }: PaymentStore,
  { customerKey, id }: PaymentRef,
  change: Change,
): Promise<void> {
  await db
    .updateTable('payment')
    .set(change)
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

/** Notes that a gateway told of a payment; a notice that comes again is noted once. */
export async function noteNotice(
  { db }: PaymentStore,
  { customerKey, id }: PaymentRef,
  notice: { readonly noticeId: string; readonly state: string; readonly receivedAt: Date },
): Promise<void> {
  await db
    .insertInto('payment_notice')
    .values({
      customer_key: customerKey,
      payment_id: id,
      notice_id: notice.noticeId,
      state: notice.state,
      received_at: notice.receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The gateway has opened it; false where it was ended meanwhile. */
export async function markOpened(
  { db }: PaymentStore,
  { customerKey, id }: PaymentRef,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ state: 'open' })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .where('state', '=', 'opening')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

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
