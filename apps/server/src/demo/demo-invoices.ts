import type { NewInvoice } from '../domains/invoices/store/store-invoices.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { demoPolicies } from './demo-policies.ts'
import type { Invoiced } from './invoices/invoice-policy.ts'
import { invoicesOfPolicy } from './invoices/invoices-of-policy.ts'
import { misnamedInvoices, weeklyInvoices } from './invoices/special-invoices.ts'
import { people } from './people.ts'

const serialsEach = 100

/** The invoices of the demo's policies, as they stand on `today`; who has paper policies has paper invoices. */
export function demoInvoices(
  today: string,
  policies: readonly NewPolicy[] = demoPolicies(today),
): NewInvoice[] {
  return policies.flatMap((policy, at) =>
    policy.isPaperOnly ? [] : invoicesOf({ policy, firstSerial: (at + 1) * serialsEach, today }),
  )
}

function invoicesOf(invoiced: Invoiced): NewInvoice[] {
  const { productCode, insured, endsOn } = invoiced.policy
  if (productCode === 'EAG') return weeklyInvoices(invoiced)
  const isPast = endsOn < invoiced.today
  if (insured === people.main && productCode === 'DAA' && isPast) return misnamedInvoices(invoiced)
  return invoicesOfPolicy(invoiced)
}
