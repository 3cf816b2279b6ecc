import { orderFromCore } from '../../apps/server/src/demo/from-core/order-from-core.ts'
import { allOrders } from '../../apps/server/src/demo/orders/demo-orders.ts'
import type { NewOrder } from '../../apps/server/src/domains/orders/store/store-orders.ts'
import { areaOf } from '../../apps/server/src/domains/policies/rules/policy-area.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'
import { placeOrder } from '../made-up/place-order.ts'
import { generatedPolicies, type ImportedPolicy } from './policies.ts'
import { sampleSentOrders } from './sent-orders.ts'

/** The renewal of each made-up policy, which waits for its money. */
export function* generatedOrders(today: string): Generator<object> {
  for (const order of renewals(today)) yield orderFromCore(order)
}

/** Those of them that are paid to the courier. */
export function* generatedCourierOrders(today: string): Generator<NewOrder> {
  for (const order of renewals(today)) if (!order.isOnline) yield order
}

export function sampleOrders(today: string): object[] {
  const sent = sampleSentOrders(today).map(({ order }) => order)
  const placed = allOrders(today).flatMap(({ order, paidAt }) => (paidAt ? [] : [order]))
  return [...placed, ...sent].map(orderFromCore)
}

/** One in so many is paid to the courier. */
const ordersACourier = 4

function* renewals(today: string): Generator<NewOrder> {
  let serial = 0
  for (const policy of generatedPolicies(today)) {
    serial += 1
    const placing = {
      serial,
      policies: [renewalOf(policy)],
      placedDaysAgo: 1,
      payableDays: 20,
    }
    const isToCourier = serial % ordersACourier === 0
    yield placeOrder(today, isToCourier ? { ...placing, ...toCourier(policy, today) } : placing)
  }
}

function toCourier({ policyNo, insured }: ImportedPolicy, today: string) {
  const { name, mobile = '' } = insured
  return {
    status: 'on-delivery',
    isOnline: false,
    destination: {
      recipient: { name, mobile },
      // Each of the made-up cities has a county of that number.
      countyCode: `${areaOf(policyNo)}0500`,
      address: '示例路 1 号',
      agreed: { day: daysAfter(today, 1), hours: '09:00–12:00' },
    },
  } as const
}

function renewalOf(policy: ImportedPolicy) {
  const startsOn = daysAfter(policy.endsOn, 1)
  const year = Number(policy.policyNo.slice(4, 8)) + 1
  const policyNo = `${policy.policyNo.slice(0, 4)}${year}${policy.policyNo.slice(8)}`
  return { ...policy, policyNo, startsOn, endsOn: daysAfter(startsOn, 364), endorsements: [] }
}
