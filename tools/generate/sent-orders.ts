import { demoDeliveries } from '../../apps/server/src/demo/orders/demo-orders.ts'
import type { NewDelivery } from '../../apps/server/src/domains/deliveries/store/store-deliveries.ts'
import type { ImportedOrder } from '../../apps/server/src/domains/orders/store/store-orders.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'
import { momentOf, placeOrder } from '../made-up/place-order.ts'
import { samplePolicies } from './policies.ts'

/** A delivery with its order, which is told before it. */
interface SentOrder extends NewDelivery {
  readonly order: ImportedOrder
}

/** Some whose courier still has to be paid, and one that was paid: its policy is among the samples. */
export function sampleSentOrders(today: string): SentOrder[] {
  const unpaid = demoDeliveries(today).filter(
    ({ sequence, paidAt }) => sequence === 'A' && paidAt === undefined,
  )
  return [...unpaid, ...paidInAdvance(today)]
}

function paidInAdvance(today: string): SentOrder[] {
  const like = demoDeliveries(today).find(({ carrier, events }) => {
    return carrier !== undefined && events.some(({ facts }) => facts.reason === 'no-answer')
  })
  const policy = samplePolicies(today).find(({ productCode }) => productCode === 'DZA')
  if (like === undefined || policy === undefined) return []
  const { name, mobile = like.destination.recipient.mobile } = policy.insured
  const destination = { ...like.destination, recipient: { name, mobile } }
  const order = placeOrder(today, {
    serial: 700_021,
    policies: [{ ...policy, endorsements: [] }],
    placedDaysAgo: 6,
    payableDays: 5,
    destination,
  })
  const paidAt = momentOf(daysAfter(today, -6), '10:31')
  return [{ ...like, order: { ...order, status: 'paid', paidAt }, destination }]
}
