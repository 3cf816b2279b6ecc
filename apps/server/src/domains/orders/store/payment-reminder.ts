import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { OrderStore } from './order.repository.ts'

type Store = Pick<OrderStore, 'db'>

/** An order is reminded of within so many seconds before its last moment. */
const remindedWithinSeconds = 86_400

export async function wantReminder(
  { db }: Store,
  { customerKey, id }: ObjectRef,
  isWanted: boolean,
): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ wants_reminder: isWanted })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

/** The orders that are to be reminded of now, those with the least time left first. */
export async function ordersToRemindOf({ db }: Store, now: Date): Promise<ObjectRef[]> {
  const rows = await toRemindOf(db, now)
    .select(['customer_key', 'id'])
    .orderBy('last_pay_at')
    .orderBy('id')
    .execute()
  return rows.map(({ customer_key: customerKey, id }) => ({ kind: 'order', customerKey, id }))
}

/**
 * Notes that an order is reminded of, in the transaction that sends the SMS; answers whether it was
 * still to be. Whoever comes second waits for the first, and sends none.
 */
export async function markReminded(
  { db }: Store,
  { customerKey, id }: ObjectRef,
  now: Date,
): Promise<boolean> {
  const held = await toRemindOf(db, now)
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (held === undefined) return false
  await db
    .updateTable('customer_order')
    .set({ reminded_at: now })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
  return true
}

function toRemindOf(db: Store['db'], now: Date) {
  return db
    .selectFrom('customer_order')
    .where('status', '=', 'unpaid')
    .where('underwriting', '=', 'accepted')
    .where('is_online', '=', true)
    .where('wants_reminder', '=', true)
    .where('reminded_at', 'is', null)
    .where('last_pay_at', '>', now)
    .where('last_pay_at', '<=', secondsAfter(now, remindedWithinSeconds))
}
