import { daysAfter } from '../../../platform/clock/days.ts'
import { kindOfPolicyNumber } from '../../policies/rules/policy-classes.ts'
import type { NewPolicy } from '../../policies/store/store-policies.ts'
import type { InvoiceSecrets } from '../store/invoice-record.ts'
import type { NewInvoice } from '../store/store-invoices.ts'
import { splitVat } from './split-vat.ts'

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
