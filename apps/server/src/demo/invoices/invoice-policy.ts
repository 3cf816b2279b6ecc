import {
  invoicePremium,
  issuedWithinDays,
  type Premium,
} from '../../domains/invoices/rules/invoice-premium.ts'
import type { NewInvoice } from '../../domains/invoices/store/store-invoices.ts'
import { areaOf } from '../../domains/policies/rules/policy-area.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/clock.ts'
import { productOf } from '../products.ts'
import { digitalNumbers, olderNumbers } from './invoice-numbers.ts'

/** So many days ago fully digital invoices took the place of the older ones. */
const digitalSinceDays = 300

/** A policy to be invoiced, and its own room of serials, so that no two invoices share a number. */
export interface Invoiced {
  readonly policy: NewPolicy
  readonly firstSerial: number
  readonly today: string
}

/** Invoices a premium to who took the policy out; one of the last days is still pending. */
export function invoicePolicy(
  { policy, firstSerial, today }: Invoiced,
  { at, premiumFen, issuedOn }: Pick<Premium, 'at' | 'premiumFen' | 'issuedOn'>,
): NewInvoice {
  const isPending = daysAfter(issuedOn, issuedWithinDays) > today
  const numbers = isPending ? undefined : numbersOf({ policy, firstSerial, today }, at, issuedOn)
  const productName = productOf(policy.productCode).name
  return invoicePremium(policy, { at, productName, premiumFen, issuedOn, numbers })
}

/** The numbers of a policy's next invoice. */
export function numbersOf({ policy, firstSerial, today }: Invoiced, at: number, issuedOn: string) {
  const isDigital = issuedOn > daysAfter(today, -digitalSinceDays)
  const numbered = { serial: firstSerial + at, area: areaOf(policy.policyNo), issuedOn }
  return isDigital ? digitalNumbers(numbered) : olderNumbers(numbered)
}
