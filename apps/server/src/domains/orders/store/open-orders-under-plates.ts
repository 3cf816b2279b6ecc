import type { Db } from '../../../platform/database/database.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import { carKeyOf } from '../../policies/store/policy-lookup-keys.ts'
import { type CarPlates, correctedAmong, nameOfCar } from '../../policies/store/policy-plates.ts'
import { type OrderStore, readOrders } from './order.repository.ts'
import type { Order } from './order.ts'
import { orderPlateLookupKeysOf } from './order-lookup-keys.ts'

/**
 * Where the plate of a car was corrected, every plate that it had leads to its orders, for who knows ID
 * number and phone as before; with them to their invoices and papers, which are asked for by the order.
 */
export async function openOrdersUnderPlates(
  store: OrderStore,
  orders: readonly RowRef[],
): Promise<void> {
  const { db, keys } = store
  const { plates, rowRefs } = await correctedAmong(store, orders)
  if (rowRefs.length === 0) return
  const read = await readOrders(
    store,
    rowRefs.map(({ customer_key, id }) => ({ kind: 'order', customerKey: customer_key, id })),
  )
  const lookupKeys = read.flatMap((order) =>
    orderPlateLookupKeysOf(keys, order, platesOf(store, order, plates)).map((lookup_key) => {
      return { lookup_key, customer_key: order.ref.customerKey, order_id: order.id }
    }),
  )
  for (const portion of portionsOf(lookupKeys)) {
    await db
      .insertInto('order_lookup_key')
      .values(portion)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The orders of a customer that insure a car, whichever. */
export function carOrdersOf(db: Db, customerKey: Buffer): Promise<RowRef[]> {
  return db
    .selectFrom('customer_order')
    .where('customer_key', '=', customerKey)
    .where('kind', '=', 'car')
    .select(['customer_key', 'id'])
    .execute()
}

function platesOf(
  { keys }: OrderStore,
  { ref, parts }: Order,
  plates: ReadonlyMap<string, CarPlates>,
): string[] {
  const all = parts.flatMap(({ policy: { vehicle } }) => {
    if (vehicle === undefined) return []
    const carKey = carKeyOf(keys, vehicle.frameNo)
    return plates.get(nameOfCar({ customerKey: ref.customerKey, carKey }))?.all ?? []
  })
  return [...new Set(all)]
}
