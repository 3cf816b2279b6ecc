import type { NewDelivery } from '../../domains/deliveries/store/store-deliveries.ts'
import type { NewOrder } from '../../domains/orders/store/store-orders.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { readRows } from '../data/read-data.ts'
import { issuePolicies } from '../issue-policies.ts'
import { productOf } from '../products.ts'
import { type OrderRow, orderRow } from './order-row.ts'

/** An order of the demo; when it was paid, and the delivery of its papers, where there is one. */
export interface DemoOrder {
  readonly order: NewOrder
  readonly paidAt: Date | undefined
  readonly delivery: DemoDelivery | undefined
}

interface DemoDelivery extends NewDelivery {
  readonly order: NewOrder
  readonly paidAt: Date | undefined
}

/** Orders that wait for their money, have ended without it, or were paid as they stand on `today`. */
export function allOrders(today: string): DemoOrder[] {
  return readRows('orders.ndjson', orderRow, today).map(demoOrder)
}

/** Orders whose papers are at every code of both sequences. */
export function deliveredOrders(today: string): DemoOrder[] {
  return readRows('deliveries.ndjson', orderRow, today).map(demoOrder)
}

export function demoDeliveries(today: string): DemoDelivery[] {
  return deliveredOrders(today).flatMap(({ delivery }) => delivery ?? [])
}

/** Those that the core tells of as they were placed. */
export function demoOrders(today: string): NewOrder[] {
  return allOrders(today).flatMap(({ order, paidAt, delivery }) =>
    paidAt === undefined && delivery === undefined ? [order] : [],
  )
}

function demoOrder(row: OrderRow): DemoOrder {
  const { insured, applicant, car, policies, paidAt, delivery, ...told } = row
  const issued = issuePolicies({ insured, applicant, car, policies })
  const [first] = issued
  if (first === undefined) throw new Error(`order ${told.orderNo} buys nothing`)
  const order = { ...told, applicant: first.applicant, parts: issued.map(orderPart) }
  return { order, paidAt, delivery: delivery && { ...demoDelivery(order, delivery), paidAt } }
}

/** What an order has of a policy that it buys. */
export function orderPart(policy: NewPolicy): NewOrder['parts'][number] {
  const { policyNo, productCode, coverages } = policy
  const productName = productOf(productCode).name
  return {
    proposalNo: `T${policyNo.slice(1)}`,
    policy: { ...policy, productName, coverages: [...coverages] },
  }
}

function demoDelivery(
  order: NewOrder,
  { events, ...told }: NonNullable<OrderRow['delivery']>,
): NewDelivery & { readonly order: NewOrder } {
  const { destination } = order
  if (destination === undefined) throw new Error(`the papers of ${order.orderNo} go nowhere`)
  return {
    ...told,
    order,
    destination,
    events: events.map(({ code, at, ...facts }) => ({ code, at, facts })),
  }
}
