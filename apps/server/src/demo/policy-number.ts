import type { PolicyClass } from '../platform/numbers/usual-numbers.ts'
import type { Term } from './term.ts'

/** What a policy number is made of, beside class and term; no two policies of a class share a serial. */
export interface Numbered {
  readonly serial: number
  /** The four-digit area. */
  readonly area: string
}

/** P, class, year of issue, area and ten digits, of which the last counts the renewals. */
export function policyNumber(
  policyClass: PolicyClass,
  { area, serial }: Numbered,
  { issuedOn, renewalsAgo }: Term,
): string {
  const year = issuedOn.slice(0, 4)
  return `P${policyClass}${year}${area}${String(serial * 10 + renewalsAgo).padStart(10, '0')}`
}
