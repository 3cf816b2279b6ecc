import { beforeAll, expect, test } from 'vitest'
import { importerOf, importRows } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { orderedCar, orderOf } from '../../../../test/subjects/stored-orders.ts'
import { orderFromCore } from '../../../demo/from-core/order-from-core.ts'
import { deliveryLookupKey } from '../../deliveries/store/delivery-lookup-keys.ts'
import { findDeliveriesBehind } from '../../deliveries/store/delivery-search.ts'
import { storeDeliveries } from '../../deliveries/store/store-deliveries.ts'
import { orders } from './orders.ts'

const { owner } = town

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [])
})

test('papers on their way are found by the frame number that a file has put right', async () => {
  const order = orderOf({ status: 'on-delivery', isOnline: false })
  await importRows(importerOf(service), orders, [orderFromCore(order)])
  const { destination } = order
  if (destination === undefined) throw new Error('its papers go somewhere')
  await storeDeliveries(service, [{ order, destination, sequence: 'A', events: [] }])
  expect(await deliveriesFound(orderedCar.frameNo)).toBe(1)
  const vehicle = { ...orderedCar, frameNo: 'LYFBA15C8PA300999' }
  const parts = order.parts.map((part) => ({ ...part, policy: { ...part.policy, vehicle } }))
  const { changed } = await importRows(importerOf(service), orders, [
    orderFromCore({ ...order, parts }),
  ])
  expect(changed).toBe(1)
  expect(await deliveriesFound(vehicle.frameNo)).toBe(1)
  expect(await deliveriesFound(orderedCar.frameNo)).toBe(0)
})

async function deliveriesFound(frameNo: string): Promise<number> {
  const { keys } = service
  const insuredIdNumber = owner.idNumber
  const lookupKey = deliveryLookupKey(keys, {
    insuredIdNumber,
    frameTail: frameNo.slice(-6),
    hasGiftCard: false,
  })
  return (await findDeliveriesBehind(service, lookupKey)).length
}
