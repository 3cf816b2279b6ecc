import { reverseInvoice } from '../../domains/invoices/store/reverse-invoice.ts'
import type { NewInvoice } from '../../domains/invoices/store/store-invoices.ts'
import type { Endorsement } from '../../domains/policies/store/policy.ts'
import { type Invoiced, invoicePolicy, numbersOf } from './invoice-policy.ts'

/** Most policies have one invoice; where the premium changed, it was taken back and made anew. */
export function invoicesOfPolicy(invoiced: Invoiced): NewInvoice[] {
  const { policy, today } = invoiced
  const change = policy.endorsements
    .filter(({ premiumChangeFen, effectiveOn }) => premiumChangeFen !== 0 && effectiveOn <= today)
    .at(-1)
  if (change !== undefined) return changedInvoices(invoiced, change)
  const { premiumFen, issuedOn } = policy
  return [invoicePolicy(invoiced, { at: 0, premiumFen, issuedOn })]
}

/** The invoice of before, the red-letter one that reverses it, and the one of what is left or due now. */
function changedInvoices(invoiced: Invoiced, change: Endorsement): NewInvoice[] {
  const { premiumFen, cancelledOn, issuedOn } = invoiced.policy
  // The premium of a policy is that after all changes, but for the one that cancels it.
  const isCancelled = cancelledOn !== undefined
  const before = isCancelled ? premiumFen : premiumFen - change.premiumChangeFen
  const day = change.effectiveOn
  const blue = invoicePolicy(invoiced, { at: 0, premiumFen: before, issuedOn })
  const red = { reference: `${blue.reference}R`, issuedOn: day, ...numbersOf(invoiced, 1, day) }
  return [
    ...reverseInvoice(blue, red),
    invoicePolicy(invoiced, {
      at: 2,
      premiumFen: before + change.premiumChangeFen,
      issuedOn: day,
    }),
  ]
}
