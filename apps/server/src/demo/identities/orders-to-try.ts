import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import type { NewOrder } from '../../domains/orders/store/store-orders.ts'
import { ordersOfMainCustomer, ordersOfOthers } from '../orders/demo-orders.ts'
import { orderForCourier, paidOrders } from '../orders/paid-orders.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Orders, by a car or by a name; a slide is passed before. */
export function ordersToTry(today: string): IdentityToTry[] {
  const [due, byName] = ordersOfMainCustomer(today)
  if (due === undefined || byName === undefined) throw new Error('the main customer has no order')
  return [
    entry(findOrders, carFacts(due), 'the main customer, due tomorrow at noon; paper is sent'),
    entry(findOrders, nameFacts(byName), 'accident insurance of the main customer, by name'),
    ...[...ordersOfOthers(today), orderForCourier(today)].map((order) =>
      entry(findOrders, factsOf(order), whatShows(order)),
    ),
    ...paidOrders(today).map(({ order }) =>
      entry(findOrders, factsOf(order), 'an order that was paid: its policies, and their delivery'),
    ),
    entry(
      findOrders,
      { ...carFacts(due), applyMobile: '13800000000' },
      'a phone that is not the order’s: nothing found',
    ),
  ]
}

function whatShows({ status, underwriting, parts, isByAgent }: NewOrder): string {
  if (underwriting !== 'accepted') return `an order whose underwriting says: ${underwriting}`
  if (status !== 'unpaid') return `an order that is ${status}`
  return `${parts.length} covers to be paid${isByAgent ? ', sold by an agent' : ''}`
}

function factsOf(order: NewOrder) {
  return plateOf(order) === undefined ? nameFacts(order) : carFacts(order)
}

function carFacts(order: NewOrder) {
  const { idNumber, mobile } = order.applicant
  return { licenseNo: plateOf(order), identifyNumber: idNumber, applyMobile: mobile }
}

function nameFacts({ applicant }: NewOrder) {
  const { name, idNumber, mobile } = applicant
  return { identifyname: name, identifynumber: idNumber, identifymobile: mobile }
}

function plateOf({ parts }: NewOrder): string | undefined {
  return parts.flatMap(({ policy }) => policy.vehicle?.licenseNo ?? [])[0]
}
