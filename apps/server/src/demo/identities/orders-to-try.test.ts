import { orderStatus } from '@ecenter/contract/orders/order.ts'
import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newSession } from '../../../test/visitor.ts'
import { areaNames } from '../../domains/places/rules/areas.ts'
import { demoPolicies } from '../demo-policies.ts'
import { failingValues } from '../failing-values.samples.ts'
import { identitiesToTry } from '../identities-to-try.ts'
import { allOrders, demoOrders } from '../orders/demo-orders.ts'

const today = testClock().today()
const { orders: toTry } = identitiesToTry(today)
const orders = allOrders(today).map(({ order }) => order)

const service = serviceOfTests()

async function find(request: object) {
  const visitor = await newSession(service)
  await visitor.passSlide()
  return visitor.ask(findOrders, request)
}

test.each(toTry)('$request: $shows', async ({ request, shows }) => {
  expect(safeParse(findOrders.request, request)).toMatchObject({ success: true })
  const { code } = await find(request)
  expect(code).toBe(shows.endsWith('nothing found') ? '1007' : '1')
})

test('orders in every state can be tried, but for what passes by itself', async () => {
  const answers = await Promise.all(
    toTry.map(async ({ request }) => (await find(request)).wire.json().body.payInfoList ?? []),
  )
  const seen = new Set(answers.flat().map(({ status }) => status))
  const passing = ['paying', 'refunding']
  expect(orderStatus.options.filter((status) => !seen.has(status))).toEqual(passing)
})

test.each([
  ['to be paid', 'unpaid'],
  ['was paid', 'paid'],
])('what the demo says %s is %s', async (words, status) => {
  const told = toTry.filter(({ shows }) => shows.includes(words))
  expect(told).not.toEqual([])
  for (const { request } of told) {
    const { wire } = await find(request)
    expect(wire.json().body.payInfoList).toMatchObject([{ status }])
  }
})

test('every order has numbers of its own, and none that a policy has', () => {
  const numbers = orders.map(({ orderNo }) => orderNo)
  expect(new Set(numbers).size).toBe(numbers.length)
  const proposed = orders.flatMap(({ parts }) => parts.map(({ proposalNo }) => proposalNo.slice(1)))
  expect(new Set(proposed).size).toBe(proposed.length)
  const issued = new Set(demoPolicies(today).map(({ policyNo }) => policyNo.slice(1)))
  expect(proposed.filter((number) => issued.has(number))).toEqual([])
})

test('every plate is one that the forms accept, and every address is in a county that exists', () => {
  const vehicles = orders.flatMap(({ parts }) =>
    parts.flatMap(({ policy }) => policy.vehicle ?? []),
  )
  expect(
    failingValues(
      licensePlate,
      vehicles.flatMap(({ licenseNo }) => licenseNo ?? []),
    ),
  ).toEqual([])
  const counties = orders.flatMap(({ destination }) => destination?.countyCode ?? [])
  expect(counties.filter((code) => !areaNames.has(code))).toEqual([])
})

test('nobody can pay for cover that has begun', () => {
  for (const { parts, lastPayAt } of demoOrders(today)) {
    for (const { policy } of parts) {
      expect(lastPayAt < new Date(`${policy.startsOn}T00:00:00+08:00`)).toBe(true)
    }
  }
})
