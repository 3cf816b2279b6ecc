import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { TaxedItem, TaxRate } from '../../../platform/tax/tax-invoice.ts'

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
