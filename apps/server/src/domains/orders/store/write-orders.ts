import { type Insertable, sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { LoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { listOfRowRefs, lockStored, type RowRef } from '../../../platform/database/row-refs.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { waitForPlates } from '../../policies/store/policy-plates.ts'
import { changeFromCore } from '../rules/order-from-core.ts'
import type { OrderStore } from './order.repository.ts'
import type { StoredOrderStatus } from './order.ts'
import { openOrdersUnderPlates } from './orders-under-plates.ts'
import type { OrderRows } from './store-orders.ts'

interface OrderTarget extends OrderStore, Pick<LoneConnection, 'copy'> {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Stores many orders at once, or writes them anew as far as `changeFromCore` lets them: payments, reminders,
 * deliveries and policies that came of them stay. Within a transaction.
 */
export async function writeOrders(target: OrderTarget, rows: readonly OrderRows[]): Promise<void> {
  const { db, copy } = target
  const now = target.clock.now()
  const orders = rows.map((each) => owingFrom(each, now))
  await waitForPlates(db)
  await lockStored(
    db,
    'customer_order',
    orders.map(({ order }) => order),
  )
  const stored = await storedOrders(
    db,
    orders.map(({ order }) => order),
  )
  const fresh = orders.filter(({ order }) => !stored.has(order.id))
  const changes = orders.flatMap((told) => {
    const before = stored.get(told.order.id)
    return before === undefined ? [] : [{ told, change: changeFromCore(before, told.order) }]
  })
  const changed = changes.flatMap(({ told, change }) => (change === 'all' ? told : []))
  const changedRows = changed.map(({ order }) => order)
  const written = [...fresh, ...changed]
  const writtenRows = written.map(({ order }) => order)
  await removeLookupKeys(db, 'order_lookup_key', writtenRows)
  await removeLookupKeys(db, 'delivery_lookup_key', writtenRows)
  await rewrite(db, changedRows)
  for (const { told, change } of changes) {
    if (change === 'status') await noteStatus(db, told.order, now)
  }
  await copy(
    'customer_order',
    fresh.map(({ order }) => order),
  )
  await copyDeliveryLookupKeys(target, changed)
  await copy(
    'order_lookup_key',
    written.flatMap(({ lookupKeys }) => lookupKeys),
  )
  await openOrdersUnderPlates(target, writtenRows)
  const issued = changes.flatMap(({ told, change }) => (change === 'policies' ? told : []))
  await noteIssued(
    db,
    issued.map(({ order }) => order),
  )
  await join(
    db,
    [...written, ...issued].flatMap(({ order, policies }) =>
      order.status === 'paid' ? policies : [],
    ),
  )
}

/** The days in which the core gives money back run from when it first says that it does. */
function owingFrom({ order, ...others }: OrderRows, now: Date) {
  return {
    ...others,
    order: { ...order, refunding_since: order.status === 'refunding' ? now : null },
  }
}

interface StoredOrder {
  readonly id: string
  readonly status: StoredOrderStatus
  readonly last_pay_at: Date
  readonly is_issued: boolean
}

async function storedOrders(db: Db, rowRefs: readonly RowRef[]) {
  const { rows } = await sql<StoredOrder>`
    select customer_order.id, customer_order.status, customer_order.last_pay_at,
      exists (
        select from order_policy
        where order_policy.customer_key = customer_order.customer_key
          and order_policy.order_id = customer_order.id
      ) as is_issued
    from customer_order join ${listOfRowRefs(rowRefs)} using (customer_key, id)
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Papers that are on their way are found by what the order says now. */
async function copyDeliveryLookupKeys(
  { db, copy }: Pick<OrderTarget, 'db' | 'copy'>,
  orders: readonly OrderRows[],
): Promise<void> {
  const { rows } = await sql<{ order_id: string }>`
    select delivery.order_id from delivery join ${listOfRowRefs(orders.map(({ order }) => order))}
      on delivery.customer_key = row_ref.customer_key and delivery.order_id = row_ref.id
  `.execute(db)
  const sent = new Set(rows.map(({ order_id }) => order_id))
  await copy(
    'delivery_lookup_key',
    orders.flatMap(({ order, deliveryLookupKeys }) =>
      sent.has(order.id) ? deliveryLookupKeys : [],
    ),
  )
}

async function noteStatus(
  db: Db,
  { customer_key, id, status }: OrderRows['order'],
  now: Date,
): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({
      status,
      ...(status === 'refunding' && { refunding_since: now }),
      ...(status === 'refunded' && { core_refunded_at: now }),
    })
    .where('customer_key', '=', customer_key)
    .where('id', '=', id)
    .execute()
}

async function noteIssued(db: Db, rows: readonly RowRef[]): Promise<void> {
  await sql`
    update customer_order set awaits_policies = false from ${listOfRowRefs(rows)}
    where customer_order.customer_key = row_ref.customer_key and customer_order.id = row_ref.id
  `.execute(db)
}

async function rewrite(db: Db, rows: readonly OrderRows['order'][]): Promise<void> {
  for (const portion of portionsOf<Insertable<Tables['customer_order']>>(rows)) {
    await db
      .insertInto('customer_order')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['customer_key', 'id']).doUpdateSet(({ ref }) => ({
          kind: ref('excluded.kind'),
          status: ref('excluded.status'),
          underwriting: ref('excluded.underwriting'),
          is_online: ref('excluded.is_online'),
          placed_at: ref('excluded.placed_at'),
          last_pay_at: ref('excluded.last_pay_at'),
          amount_fen: ref('excluded.amount_fen'),
          phone_key: ref('excluded.phone_key'),
          paid_at: ref('excluded.paid_at'),
          refunding_since: ref('excluded.refunding_since'),
          sealed: ref('excluded.sealed'),
        })),
      )
      .execute()
  }
}

/** Joins orders and the policies that came of them. */
async function join(db: Db, rows: readonly Insertable<Tables['order_policy']>[]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await db
      .insertInto('order_policy')
      .values(portion)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
