import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'
import type { TaxedItem, TaxRate } from '../../../platform/tax/tax-invoice.ts'
import { kindOfPolicyNumber } from '../../policies/rules/kind-of-policy.ts'
import type { NewPolicy } from '../../policies/store/store-policies.ts'
import type { InvoiceSecrets } from '../store/invoice-record.ts'
import type { NewInvoice } from '../store/store-invoices.ts'

/** The tax platform issues an invoice within so many days. */
export const issuedWithinDays = 3

/** What tells one invoice of a policy from the others. */
export interface Premium {
  /** Which of the policy's invoices. */
  readonly at: number
  readonly productName: string
  readonly premiumFen: number
  /** ISO date on which it was paid. */
  readonly issuedOn: string
  /** Absent where the tax platform has not issued it yet. */
  readonly numbers: Pick<InvoiceSecrets, 'number' | 'code' | 'checkCode'> | undefined
}

type Invoiced = Pick<NewPolicy, 'policyNo' | 'applicant' | 'insured' | 'vehicle' | 'vehicleTaxFen'>

/** Invoices a premium to who took the policy out, with the vehicle tax that was collected along. */
export function invoicePremium(
  policy: Invoiced,
  { at, productName, premiumFen, issuedOn, numbers }: Premium,
): NewInvoice {
  const { policyNo, applicant, insured, vehicle } = policy
  return {
    reference: `FP${policyNo}${String(at).padStart(2, '0')}`,
    ...numbers,
    status: numbers === undefined ? 'pending' : 'issued',
    issuedOn: numbers === undefined ? daysAfter(issuedOn, issuedWithinDays) : issuedOn,
    changedOn: undefined,
    insuredIdNumber: insured.idNumber,
    buyer: { name: applicant.name, taxpayerNumber: applicant.idNumber },
    items: [{ name: `*保险服务*${productName}`, ...taxed(policyNo, premiumFen) }],
    vehicleTax: vehicleTaxOf(policy, issuedOn),
    policyNo,
    licenseNo: vehicle?.licenseNo,
    drawer: '电子开票',
  }
}

function taxed(policyNo: string, premiumFen: number) {
  const kind = kindOfPolicyNumber(policyNo)
  if (kind === undefined) throw new Error(`${policyNo} says nothing of its kind`)
  return splitVat(kind, premiumFen)
}

/** Of the calendar year in which the policy was taken out. */
function vehicleTaxOf({ vehicleTaxFen }: Invoiced, issuedOn: string): NewInvoice['vehicleTax'] {
  if (vehicleTaxFen === undefined) return undefined
  const year = issuedOn.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31`, dueFen: vehicleTaxFen, lateFeeFen: 0 }
}

/** 增值税: premiums of car and property insurance carry six percent, accident insurance is exempt. */
const rates = {
  compulsory: '6%',
  commercial: '6%',
  accident: '免税',
  household: '6%',
  'personal-accident': '免税',
  'driver-accident': '免税',
  'student-accident': '免税',
  'borrower-accident': '免税',
  'flight-delay': '6%',
  'return-freight': '6%',
  liability: '6%',
  group: '免税',
  // The core of whoever sells it invoices it; a number of ours is but a guess.
  other: '6%',
} as const satisfies Record<PolicyKind, TaxRate>

/**
 * Takes a premium in fen apart that holds its tax, rounding half up: both parts always add up to the
 * premium. Throws a RangeError for what is no whole number of fen >= 0.
 */
export function splitVat(kind: PolicyKind, premiumFen: number): Omit<TaxedItem, 'name'> {
  if (!Number.isSafeInteger(premiumFen) || premiumFen < 0) {
    throw new RangeError(`no amount in fen: ${premiumFen}`)
  }
  const taxRate = rates[kind]
  if (taxRate === '免税') return { netFen: premiumFen, taxRate, taxFen: 0 }
  // premium × 100 / 106, in whole numbers: half of 106 rounds.
  const netFen = Math.floor((premiumFen * 100 + 53) / 106)
  return { netFen, taxRate, taxFen: premiumFen - netFen }
}
