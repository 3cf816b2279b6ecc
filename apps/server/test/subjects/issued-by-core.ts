import { invoiceFromCore } from '../../src/demo/from-core/invoice-from-core.ts'
import { orderFromCore } from '../../src/demo/from-core/order-from-core.ts'
import { invoicePremium } from '../../src/domains/invoices/rules/invoice-premium.ts'
import type { Order } from '../../src/domains/orders/store/order.ts'
import type { OrderPart } from '../../src/domains/orders/store/order-record.ts'
import { type Answered, type Pusher, upsert } from '../push-rows.ts'

const issuedOn = '2026-11-20'
/** When the money of these tests comes. */
const cameAt = new Date('2026-11-20T04:00:00Z')
let serial = 0

interface Issued {
  readonly policies: readonly (object & { readonly policyNo: string })[]
  readonly order: object
  readonly invoices: readonly object[]
}

/** What a core tells of an order whose money came: its policies under numbers of its own, and what goes with them. */
export function issuedByCore(order: Order): Issued {
  const parts = order.parts.map((part) => ({ ...part, policyNo: numberFor(part) }))
  return {
    policies: parts.map(({ policyNo, policy: { productName: _, ...policy } }) => {
      return { ...policy, policyNo, issuedOn }
    }),
    order: orderFromCore({ ...order, parts, status: 'paid', paidAt: order.paidAt ?? cameAt }),
    invoices: parts.map(({ policyNo, policy }) => {
      const { productName, premiumFen } = policy
      const number = `2633200000000${policyNo.slice(-7)}`
      return invoiceFromCore(
        invoicePremium(
          { ...policy, policyNo, vehicleTaxFen: policy.vehicleTaxFen },
          { at: 0, productName, premiumFen, issuedOn, numbers: { number } },
        ),
      )
    }),
  }
}

/** Of the same kind, year and area as its proposal, and not the number that this service would give it. */
function numberFor({ proposalNo }: OrderPart): string {
  serial += 1
  return `P${proposalNo.slice(1, 12)}77${String(serial).padStart(8, '0')}`
}

/** Tells them by the core's own calls, and gives every answer. */
export async function tellIssued(
  core: Pusher,
  { policies, order, invoices }: Issued,
  version = 1,
): Promise<Answered[]> {
  return [
    ...(await core.push('policies', rowsOf(policies))),
    ...(await core.push('orders', rowsOf([order]))),
    ...(await core.push('invoices', rowsOf(invoices))),
  ]

  function rowsOf(rows: readonly object[]) {
    return rows.map((row) => upsert(row, version))
  }
}
