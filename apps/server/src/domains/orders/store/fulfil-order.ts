import { dayInChina } from '../../../platform/clock/clock.ts'
import type { TaxPlatform } from '../../../platform/tax/tax-platform.ts'
import { beginDelivery } from '../../deliveries/store/begin-delivery.ts'
import { policyNoOf } from '../../deliveries/store/order-ref.ts'
import { invoicePremium } from '../../invoices/rules/invoice-premium.ts'
import { storeInvoices } from '../../invoices/store/store-invoices.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { type NewPolicy, storePolicies } from '../../policies/store/store-policies.ts'
import type { OrderStore } from './order.repository.ts'
import type { Order } from './order.ts'
import { policyRefOf } from './order-policies.ts'
import type { OrderPart } from './order-record.ts'

/** The database has to be the transaction in which the payment is noted and the order is locked. */
export interface FulfilStore extends OrderStore {
  readonly taxPlatform: Pick<TaxPlatform, 'nextNumber'>
}

/** All that money does to an order whose policies the insurer's core issues: it is paid. */
export async function markPaid(
  { db }: OrderStore,
  order: Order,
  { paidAt, awaitsPolicies }: { readonly paidAt: Date; readonly awaitsPolicies: boolean },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ status: 'paid', paid_at: paidAt, awaits_policies: awaitsPolicies })
    .where('customer_key', '=', order.ref.customerKey)
    .where('id', '=', order.id)
    .where('status', 'in', ['unpaid', 'on-delivery'])
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('an order that waits for no money was paid')
}

/**
 * The same where this service issues: it is paid, its policies are issued and invoiced, and papers that
 * are sent are on their way. It may have come before it is known: the order says when, all else happens
 * now. Rejects where the order waits for no money, and nothing was done.
 */
export async function fulfilOrder(
  store: FulfilStore,
  order: Order,
  now: Date,
  paidAt = now,
): Promise<void> {
  await markPaid(store, order, { paidAt, awaitsPolicies: false })
  const day = dayInChina(now)
  const issued = order.parts.map((part) => ({ part, policy: policyFrom(part, day) }))
  await storePolicies(
    store,
    issued.map(({ policy }) => policy),
  )
  await store.db
    .insertInto('order_policy')
    .values(
      order.parts.map((part) => ({
        customer_key: order.ref.customerKey,
        order_id: order.id,
        policy_id: policyRefOf(store, order, part).id,
      })),
    )
    .execute()
  await storeInvoices(
    store,
    issued.map(({ part, policy }) => invoiceOf(store, part, policy)),
  )
  await beginDelivery(store, order, now)
}

const absent = { note: undefined, limitFen: undefined, deductible: undefined }

function policyFrom(part: OrderPart, issuedOn: string): NewPolicy {
  const { productName: _, ...policy } = part.policy
  return {
    ...policy,
    vehicleTaxFen: policy.vehicleTaxFen,
    coverages: policy.coverages.map((coverage) => ({ ...absent, ...coverage })),
    policyNo: policyNoOf(part),
    issuedOn,
    cancelledOn: undefined,
    endorsements: [],
  }
}

function invoiceOf({ taxPlatform }: FulfilStore, part: OrderPart, policy: NewPolicy) {
  const { policyNo, premiumFen, issuedOn } = policy
  const number = taxPlatform.nextNumber({ areaCode: areaOf(policyNo), issuedOn })
  return invoicePremium(policy, {
    at: 0,
    productName: part.policy.productName,
    premiumFen,
    issuedOn,
    numbers: number === undefined ? undefined : { number },
  })
}
