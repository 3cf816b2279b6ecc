import { type OrderView, ordersListed } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { type RawBuilder, sql } from 'kysely'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { isOfOrderWithin } from '../../deliveries/store/order-ref.ts'
import type { OrderStore } from './order.repository.ts'
import { orderOfNumber } from './order-search.ts'
import { isIssuedWithin } from './owed-orders.ts'

interface Listed {
  readonly view: OrderView
  readonly now: Date
  readonly within: Within
}

/** An order in a list, and since when it is waited for, or else when it was placed. */
interface ListedOrder {
  readonly ref: ObjectRef
  readonly since: Date
}

interface Row {
  readonly customer_key: Buffer
  readonly id: string
  readonly since: Date
}

/** Of a phone; who has more finds the rest by their numbers. */
const ofPhoneAtMost = 50

/** For staff: one page of the orders that stand so, what waits longest in front where somebody waits, else the latest. */
export async function listedOrders(
  { db }: Pick<OrderStore, 'db'>,
  listed: Listed,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedOrder[]> {
  const isWaiting = listed.view === 'awaiting' || listed.view === 'refund'
  const { rows } = await sql<Row>`
    with found as (${foundIn(listed)})
    select customer_key, id, min(since) as since from found
    group by customer_key, id
    order by min(since) ${isWaiting ? sql`asc` : sql`desc`}, id
    limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ customer_key: customerKey, id, since }) => ({
    ref: { kind: 'order', customerKey, id },
    since,
  }))
}

export async function countListedOrders(
  { db }: Pick<OrderStore, 'db'>,
  listed: Listed,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with found as (${foundIn(listed)})
    select count(*) as count from (select distinct customer_key, id from found) as each_once
  `.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** For staff: the order of that number, or that the policy came of. */
export async function orderOfAnyNumber(
  store: OrderStore,
  number: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const numbered = await orderOfNumber(store, number, within)
  if (numbered !== undefined) return numbered
  const row = await store.db
    .selectFrom('order_policy')
    .select(['customer_key', 'order_id'])
    .where('policy_id', '=', uuidOf(store.keys.searchHash('policy-no', number)))
    .where(
      isOfOrderWithin(
        { customerKey: 'order_policy.customer_key', orderId: 'order_policy.order_id' },
        within,
      ),
    )
    .executeTakeFirst()
  return row && { kind: 'order', customerKey: row.customer_key, id: row.order_id }
}

/** For staff: the latest that were placed with a phone. */
export async function ordersOfPhone(
  { db }: Pick<OrderStore, 'db'>,
  phoneKey: Buffer,
  within: Within,
): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['customer_key', 'id'])
    .where('phone_key', '=', phoneKey)
    .where(isOfOrderWithin(ofOrder, within))
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(ofPhoneAtMost)
    .execute()
  return rows.map(({ customer_key: customerKey, id }) => ({ kind: 'order', customerKey, id }))
}

const ofOrder = { customerKey: 'customer_order.customer_key', orderId: 'customer_order.id' }
const ofPayment = { customerKey: 'payment.customer_key', orderId: 'payment.order_id' }

function foundIn({ view, now, within }: Listed): RawBuilder<unknown> {
  switch (view) {
    case 'awaiting':
      return sql`
        select customer_key, id, coalesce(paid_at, placed_at) as since from customer_order
        where awaits_policies and status = 'paid' and ${isIssuedWithin(ofOrder, within)}`
    // What the core gives back, and what gateways do.
    case 'refund':
      return sql`
        select customer_key, id, coalesce(refunding_since, paid_at, placed_at) as since
        from customer_order
        where status = 'refunding' and ${isIssuedWithin(ofOrder, within)}
        union all
        select customer_key, order_id, coalesce(ended_at, started_at) from payment
        where refund_state in ('asked', 'under way') and ${isIssuedWithin(ofPayment, within)}`
    case 'unpaid':
      return latest(sql`status in ('unpaid', 'on-delivery')`)
    case 'paid':
      return latest(sql`status = 'paid' and not awaits_policies`)
    case 'closed':
      return latest(sql`status in ('expired', 'cancelled', 'refunded')`)
  }

  function latest(isSo: RawBuilder<unknown>): RawBuilder<unknown> {
    return sql`
      select customer_key, id, placed_at as since from customer_order
      where ${isSo} and placed_at > ${secondsAfter(now, -ordersListed.days * 86_400)}
        and ${isIssuedWithin(ofOrder, within)}
      order by placed_at desc
      limit ${ordersListed.atMost}`
  }
}
