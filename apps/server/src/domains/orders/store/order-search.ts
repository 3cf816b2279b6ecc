import { sql } from 'kysely'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { LookupKeys } from '../../../platform/database/lookup-keys/lookup-key-text.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { isOfOrderWithin, orderIdOf } from '../../deliveries/store/order-ref.ts'
import type { OrderStore } from './order.repository.ts'
import type { StoredOrderStatus } from './order.ts'

/** An order behind lookup keys: as much as a long list needs of each row. */
export interface FoundOrder {
  readonly ref: ObjectRef
  readonly status: StoredOrderStatus
}

/** A company with more than these finds the rest by its plates. */
const foundAtMost = 1000

/**
 * The orders that every one of the facts leads to: what can be paid at `now` first, then the latest.
 * A fact may have several lookup keys; whichever is there counts. Nothing is decrypted.
 */
export async function findOrdersBehind(
  { db }: Pick<OrderStore, 'db'>,
  facts: readonly LookupKeys[],
  { now, within }: { readonly now: Date; readonly within?: Within },
): Promise<FoundOrder[]> {
  if (facts.length === 0) return []
  const { lookupKeys, to } = await behind(db, 'order_lookup_key', facts)
  const rows = await db
    .selectFrom(lookupKeys)
    .innerJoin('customer_order', (join) => join.on(to('customer_order')))
    .select(['customer_order.customer_key', 'id', 'status', 'placed_at'])
    .select(
      sql<boolean>`status = 'unpaid' and underwriting = 'accepted' and is_online and last_pay_at > ${now}`.as(
        'is_payable',
      ),
    )
    .where(isOfBranch(within))
    .distinct()
    .orderBy('is_payable', 'desc')
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(foundAtMost)
    .execute()
  return rows.map(({ customer_key: customerKey, id, status }) => ({
    ref: { kind: 'order', customerKey, id },
    status,
  }))
}

/** Whether an order still waits for its money, online or by the courier. */
export function waitsForMoney({ status }: Pick<FoundOrder, 'status'>): boolean {
  return status === 'unpaid' || status === 'on-delivery'
}

/** For staff: the order of that number, whoever placed it. */
export function orderOfNumber(
  store: OrderStore,
  orderNo: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  return orderOfId(store, orderIdOf(store.keys, orderNo), within)
}

/** For staff: the order that the desk names by its id. */
export async function orderOfId(
  { db }: Pick<OrderStore, 'db'>,
  id: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('customer_order')
    .select('customer_key')
    .where('id', '=', id)
    .where(isOfBranch(within))
    .executeTakeFirst()
  return row && { kind: 'order', customerKey: row.customer_key, id }
}

/** For staff: the orders that insure somebody, the latest first. */
export async function ordersThatInsure(
  { db }: Pick<OrderStore, 'db'>,
  customerKey: Buffer,
  within: Within,
): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('customer_order')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where(isOfBranch(within))
    .orderBy('placed_at', 'desc')
    .orderBy('id')
    .limit(foundAtMost)
    .execute()
  return rows.map(({ id }) => ({ kind: 'order', customerKey, id }))
}

function isOfBranch(within: Within) {
  return isOfOrderWithin(
    { customerKey: 'customer_order.customer_key', orderId: 'customer_order.id' },
    within,
  )
}
