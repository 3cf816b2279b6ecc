import { parse } from 'valibot'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { deliveryLookupKeysOf } from '../../deliveries/store/delivery-lookup-keys.ts'
import { orderRefOf, policyNoOf } from '../../deliveries/store/order-ref.ts'
import { type OrderStore, orderContext } from './order.repository.ts'
import { type Order, partAmount } from './order.ts'
import { orderLookupKeysOf } from './order-lookup-keys.ts'
import { type OrderSecrets, orderSecrets } from './order-record.ts'

/** An order as the insurer's core tells it, before it has a row here; what is paid gets its policies by `fulfilOrder`. */
export interface NewOrder
  extends OrderSecrets,
    Pick<Order, 'underwriting' | 'isOnline' | 'placedAt' | 'lastPayAt'> {
  readonly status: Exclude<Order['status'], 'paid'>
}

/** Stores orders and the lookup keys that lead to them. */
export async function storeOrders(
  { db, keys }: OrderStore,
  orders: readonly NewOrder[],
): Promise<void> {
  const rows = orders.map((order) => orderRows(keys, order))
  await inTransaction(db, async (transaction) => {
    for (const some of portionsOf(rows.map(({ order }) => order))) {
      await transaction.insertInto('customer_order').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ lookupKeys }) => lookupKeys))) {
      await transaction.insertInto('order_lookup_key').values(some).execute()
    }
  })
}

/** An order whatever has become of it; one that was paid elsewhere has its policies by their own file. */
export interface ImportedOrder extends Omit<NewOrder, 'status'>, Pick<Order, 'status'> {
  readonly paidAt?: Date | undefined
}

export type OrderRows = ReturnType<typeof orderRows>

/** All rows of an order, by what they are rows of. */
export function orderRows(keys: Keys, order: ImportedOrder) {
  const { customerKey: customer_key, id } = orderRefOf(keys, order)
  const { mobile } = order.applicant
  const isOfCar = order.parts.some(({ policy }) => policy.vehicle !== undefined)
  return {
    order: {
      customer_key,
      id,
      kind: isOfCar ? ('car' as const) : ('other' as const),
      status: order.status,
      underwriting: order.underwriting,
      is_online: order.isOnline,
      placed_at: order.placedAt,
      last_pay_at: order.lastPayAt,
      amount_fen: order.parts.reduce((sum, part) => sum + partAmount(part), 0),
      phone_key: mobile === undefined ? null : keys.searchHash('phone', mobile),
      paid_at: order.paidAt ?? null,
      sealed: keys.seal(orderContext(id), parse(orderSecrets, order)),
    },
    lookupKeys: orderLookupKeysOf(keys, order).map((lookup_key) => ({
      lookup_key,
      customer_key,
      order_id: id,
    })),
    /** Which lead to its papers, once they are on their way. */
    deliveryLookupKeys: deliveryLookupKeysOf(keys, order).map((lookup_key) => {
      return { lookup_key, customer_key, order_id: id }
    }),
    /** Which the order has once it is paid. */
    policies: order.parts.map((part) => ({
      customer_key,
      order_id: id,
      policy_id: uuidOf(keys.searchHash('policy-no', policyNoOf(part))),
    })),
  }
}
