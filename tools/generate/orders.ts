import { demoOrders } from '../../apps/server/src/demo/orders/demo-orders.ts'
import { orderForCourier } from '../../apps/server/src/demo/orders/paid-orders.ts'
import { placeOrder } from '../../apps/server/src/demo/orders/place-order.ts'
import { toldOrder } from '../../apps/server/src/demo/told/told-order.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/days.ts'
import { generatedPolicies, type ToldPolicy } from './policies.ts'

/** The renewal of each made-up policy, which waits for its money. */
export function* generatedOrders(today: string): Generator<object> {
  let serial = 0
  for (const policy of generatedPolicies(today)) {
    serial += 1
    const policies = [renewalOf(policy)]
    yield toldOrder(placeOrder(today, { serial, policies, placedDaysAgo: 1, payableDays: 20 }))
  }
}

export function sampleOrders(today: string): object[] {
  return [...demoOrders(today), orderForCourier(today)].map(toldOrder)
}

function renewalOf(policy: ToldPolicy) {
  const startsOn = daysAfter(policy.endsOn, 1)
  const year = Number(policy.policyNo.slice(4, 8)) + 1
  const policyNo = `${policy.policyNo.slice(0, 4)}${year}${policy.policyNo.slice(8)}`
  return { ...policy, policyNo, startsOn, endsOn: daysAfter(startsOn, 364), endorsements: [] }
}
