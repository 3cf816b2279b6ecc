import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import { type DeliveryInfo, orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newSession } from '../../../test/visitor.ts'
import { identitiesToTry } from '../identities-to-try.ts'

const identities = identitiesToTry(testClock().today()).deliveries

const service = serviceOfTests()

async function find({ request }: (typeof identities)[number]) {
  const visitor = await newSession(service)
  const code = await visitor.readImageCode()
  return visitor.ask(orderDelivery, { ...request, code })
}

test.each(identities)('$request: $shows', async (identity) => {
  expect(identity.call).toBe('wp/order/orderDelivery')
  const { code, wire } = await find(identity)
  expect(code).toBe(identity.shows.endsWith('nothing found') ? '1007' : '1')
  const told = /\(([AB]) (\d+)\)$/.exec(identity.shows)
  if (told === null) return
  const { deliveryInfoList } = wire.json().body
  expect(deliveryInfoList.at(-1)).toMatchObject({ sequence: told[1], code: told[2] })
})

test('every code of both sequences can be seen', async () => {
  const seen = new Set<string>()
  for (const identity of identities) {
    const { wire } = await find(identity)
    const found: DeliveryInfo[] = wire.json().body.deliveryInfoList ?? []
    for (const { sequence, code } of found) seen.add(sequence + code)
  }
  const all = Object.entries(deliveryCodes).flatMap(([sequence, codes]) =>
    Object.keys(codes).map((code) => sequence + code),
  )
  expect([...seen].toSorted()).toEqual(all.toSorted())
})
