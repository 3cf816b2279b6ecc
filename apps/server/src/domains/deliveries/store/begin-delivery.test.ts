import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents, storedDelivery } from '../../../../test/subjects/deliveries.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { readOrder } from '../../orders/store/order.repository.ts'
import { beginDelivery } from './begin-delivery.ts'
import { readDelivery } from './delivery.repository.ts'

const service = serviceOfTests({ demo: false })

/** The codes that a delivery has once its order is paid. */
async function codesOncePaid(ref: ObjectRef): Promise<string[] | undefined> {
  const { clock } = service
  await beginDelivery(service, await readOrder(service, { object: ref }), clock.now())
  const delivery = await readDelivery(service, { object: ref })
  return delivery?.events.map(({ code }) => code)
}

test('what is paid in advance is insured and prepared, and goes where the order says', async () => {
  const { ref, destination } = await storedOrder(service)
  expect(await codesOncePaid(ref)).toEqual(['0', '1'])
  const delivery = await readDelivery(service, { object: ref })
  expect(delivery).toMatchObject({ sequence: 'B', recipient: destination?.recipient })
})

test('what is paid to the courier goes on with its delivery, once', async () => {
  const { ref } = await storedDelivery(service, {
    sequence: 'A',
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2'),
  })
  expect(await codesOncePaid(ref)).toEqual(['0', '1', '2', '3'])
  expect(await codesOncePaid(ref)).toEqual(['0', '1', '2', '3'])
})

test('an order without paper has no delivery', async () => {
  const { ref } = await storedOrder(service, { destination: undefined })
  expect(await codesOncePaid(ref)).toBeUndefined()
})
