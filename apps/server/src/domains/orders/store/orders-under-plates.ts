import type { Db } from '../../../platform/database/database.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import { carKeyOf } from '../../policies/store/policy-lookup-keys.ts'
import {
  type CarPlates,
  correctedAmong,
  type InsuredCar,
  nameOfCar,
} from '../../policies/store/policy-plates.ts'
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

/** Takes away what led from a plate to the orders of a car that never had it; orders that tell it themselves stay. */
export async function closeOrdersUnderPlate(
  store: OrderStore,
  { customerKey, carKey }: InsuredCar,
  plate: string,
): Promise<void> {
  const { db, keys } = store
  const places = await carOrdersOf(db, customerKey)
  const orders = await readOrders(
    store,
    places.map(({ customer_key, id }) => ({ kind: 'order', customerKey: customer_key, id })),
  )
  for (const order of orders) {
    const cars = order.parts.flatMap(({ policy }) => policy.vehicle ?? [])
    const isOfCar = cars.some(({ frameNo }) => carKeyOf(keys, frameNo).equals(carKey))
    const lookupKeys = orderPlateLookupKeysOf(keys, order, [plate])
    if (!isOfCar || lookupKeys.length === 0) continue
    if (cars.some(({ licenseNo }) => licenseNo === plate)) continue
    await db
      .deleteFrom('order_lookup_key')
      .where('customer_key', '=', customerKey)
      .where('order_id', '=', order.id)
      .where('lookup_key', 'in', lookupKeys)
      .execute()
  }
}
