import type { NewInvoice } from '../../domains/invoices/store/store-invoices.ts'
import { daysAfter } from '../../platform/clock/clock.ts'
import { type Invoiced, invoicePolicy } from './invoice-policy.ts'

/** Made out to the wrong name at first: that one was cancelled the same day, and issued anew. */
export function misnamedInvoices(invoiced: Invoiced): NewInvoice[] {
  const { premiumFen, issuedOn } = invoiced.policy
  const wrong = invoicePolicy(invoiced, { at: 0, premiumFen, issuedOn })
  return [
    {
      ...wrong,
      status: 'cancelled',
      changedOn: issuedOn,
      buyer: { ...wrong.buyer, name: `${wrong.buyer.name}（误）` },
    },
    invoicePolicy(invoiced, { at: 1, premiumFen, issuedOn }),
  ]
}

/** A company pays for its staff week by week; together the invoices come to the premium exactly. */
export function weeklyInvoices(invoiced: Invoiced): NewInvoice[] {
  const { policy, today } = invoiced
  const days = Array.from({ length: 53 }, (_, week) => daysAfter(policy.issuedOn, 7 * week))
  const due = days.filter((day) => day <= today)
  const paidUntil = (week: number) => Math.floor((policy.premiumFen * week) / due.length)
  return due.map((issuedOn, week) =>
    invoicePolicy(invoiced, {
      at: week,
      premiumFen: paidUntil(week + 1) - paidUntil(week),
      issuedOn,
    }),
  )
}
