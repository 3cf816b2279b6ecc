import { daysAfter } from '../../platform/clock/days.ts'
import { splitVat } from '../../records/invoices/split-vat.ts'
import type { NewInvoice } from '../../records/invoices/store-invoices.ts'
import { areaOf } from '../../records/policies/policy-area.ts'
import { kindOfPolicyNumber } from '../../records/policies/policy-classes.ts'
import type { NewPolicy } from '../../records/policies/store-policies.ts'
import { products } from '../products.ts'
import { digitalNumbers, olderNumbers } from './invoice-numbers.ts'

/** So many days ago fully digital invoices took the place of the older ones. */
const digitalSinceDays = 300
/** The tax platform issues an invoice within so many days. */
const issuedWithinDays = 3

/** A policy to be invoiced, and its own room of serials, so that no two invoices share a number. */
export interface Invoiced {
  readonly policy: NewPolicy
  readonly firstSerial: number
  readonly today: string
}

/** What tells one invoice of a policy from the others. */
interface Part {
  /** Which of the policy's invoices. */
  readonly at: number
  readonly premiumFen: number
  readonly issuedOn: string
}

/** Invoices a premium to who took the policy out; one of the last days is still pending. */
export function invoicePolicy(
  { policy, firstSerial, today }: Invoiced,
  { at, premiumFen, issuedOn }: Part,
): NewInvoice {
  const { policyNo, productCode, applicant, insured, vehicle } = policy
  const isPending = daysAfter(issuedOn, issuedWithinDays) > today
  return {
    reference: `FP${policyNo}${String(at).padStart(2, '0')}`,
    ...(isPending ? {} : numbersOf({ policy, firstSerial, today }, at, issuedOn)),
    status: isPending ? 'pending' : 'issued',
    issuedOn: isPending ? daysAfter(issuedOn, issuedWithinDays) : issuedOn,
    changedOn: undefined,
    insuredIdNumber: insured.idNumber,
    buyer: { name: applicant.name, taxpayerNumber: applicant.idNumber },
    items: [{ name: `*保险服务*${productName(productCode)}`, ...taxed(policyNo, premiumFen) }],
    vehicleTax: vehicleTaxOf(policy, issuedOn),
    policyNo,
    licenseNo: vehicle?.licenseNo,
    drawer: '电子开票',
  }
}

/** The numbers of a policy's next invoice. */
export function numbersOf({ policy, firstSerial, today }: Invoiced, at: number, issuedOn: string) {
  const isDigital = issuedOn > daysAfter(today, -digitalSinceDays)
  const numbered = { serial: firstSerial + at, area: areaOf(policy.policyNo), issuedOn }
  return isDigital ? digitalNumbers(numbered) : olderNumbers(numbered)
}

function taxed(policyNo: string, premiumFen: number) {
  const kind = kindOfPolicyNumber(policyNo)
  if (kind === undefined) throw new Error(`${policyNo} says nothing of its kind`)
  return splitVat(kind, premiumFen)
}

function productName(productCode: string): string {
  const product = products.find(({ code }) => code === productCode)
  if (product === undefined) throw new Error(`no product ${productCode}`)
  return product.name
}

/** Of the calendar year in which the policy was taken out. */
function vehicleTaxOf({ vehicleTaxFen }: NewPolicy, issuedOn: string): NewInvoice['vehicleTax'] {
  if (vehicleTaxFen === undefined) return undefined
  const year = issuedOn.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31`, dueFen: vehicleTaxFen, lateFeeFen: 0 }
}
