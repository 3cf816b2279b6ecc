import { carKeyOf } from '../../policies/store/policy-lookup-keys.ts'
import type { InsuredCar } from '../../policies/store/policy-plates.ts'
import { carOrdersOf } from './open-orders-under-plates.ts'
import { type OrderStore, readOrders } from './order.repository.ts'
import { orderPlateLookupKeysOf } from './order-lookup-keys.ts'

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
