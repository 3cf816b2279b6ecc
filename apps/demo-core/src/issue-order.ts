import type { orderPaid } from '@ecenter/contract/core/order-events.ts'
import type { InferOutput } from 'valibot'
import type { BookedOrder } from './books.ts'
import type { Row } from './core-state.ts'
import { invoiceRow } from './invoice-row.ts'
import { policyNumber } from './numbers.ts'

/** So long it takes to issue: the customer sees for a moment that it is being done. */
const issuingMs = 400

/** So long the money is on its way back. */
const refundingMs = 10_000

type OrderPaid = InferOutput<(typeof orderPaid)['data']>

interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The same of the event, which is the version of all that follows from it. */
  readonly version: number
}

/**
 * What an insurer does with an order whose money came: policies, the order with their numbers, invoices,
 * and a delivery where it is sent. It follows from order and event alone, so it is the same however often
 * it is done.
 */
export function issueOrder(order: BookedOrder, paid: OrderPaid, { now, version }: Moment): Row[] {
  const issuedOn = dayInChina(paid.paidAt)
  const parts = order.parts.map((part) => ({
    ...part,
    policyNo: policyNumber(part.proposalNo, issuedOn),
  }))
  const begin = rowMaker(version, now + issuingMs)
  return [
    ...parts.map(({ policyNo, policy: { productName: _, ...policy } }) =>
      begin('policies', policyNo, { ...policy, policyNo, issuedOn }),
    ),
    begin('orders', order.orderNo, { ...order, parts, status: 'paid', paidAt: paid.paidAt }),
    ...parts.map((part) => {
      const invoice = invoiceRow(part.policyNo, part, issuedOn)
      return begin('invoices', invoice.reference, invoice)
    }),
    ...deliveriesOf(order, paid).map((delivery) => begin('deliveries', order.orderNo, delivery)),
  ]
}

/** What it does instead where it does not take the order: the money goes back. */
export function refuseOrder(order: BookedOrder, { now, version }: Moment): Row[] {
  return [
    rowMaker(version, now)('orders', order.orderNo, { ...order, status: 'refunding' }),
    rowMaker(version + 1, now + refundingMs)('orders', order.orderNo, {
      ...order,
      status: 'refunded',
    }),
  ]
}

function rowMaker(version: number, notBefore: number) {
  return (kind: Row['kind'], key: string, body: Row['body']): Row => {
    return { kind, key, version, body, notBefore, tries: 0 }
  }
}

/** Papers are being prepared (`0`, `1`) from the moment that their order is paid. */
function deliveriesOf({ orderNo, destination, parts }: BookedOrder, { paidAt }: OrderPaid) {
  const insuredIdNumber = parts[0]?.policy.insured.idNumber
  if (destination === undefined || insuredIdNumber === undefined) return []
  const events = ['0', '1'].map((code) => ({ code, at: paidAt }))
  return [{ orderNo, insuredIdNumber, sequence: 'B', destination, events }]
}

export function dayInChina(moment: string): string {
  return new Date(Date.parse(moment) + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
