import { endorsementNumber } from '../domains/policies/rules/endorsement-number.ts'
import type { Endorsement } from '../domains/policies/store/policy.ts'
import type { NewPolicy } from '../domains/policies/store/store-policies.ts'
import { daysAfter } from '../platform/clock/days.ts'
import { fenOf } from './coverages.ts'

export interface Change {
  /** Days after the first day of cover. */
  readonly day: number
  readonly kind: string
  readonly summary: string
  readonly changes: Endorsement['changes']
  /** Negative when the customer gets money back. The policy's own premium is that after all changes. */
  readonly premiumChange?: number
}

/** The policy with its endorsements (批单), whose numbers follow from its own. */
export function endorse(policy: NewPolicy, changes: readonly Change[]): NewPolicy {
  return {
    ...policy,
    endorsements: changes.map(({ day, premiumChange = 0, ...change }, at) => ({
      ...change,
      endorsementNo: endorsementNumber(policy.policyNo, at + 1),
      effectiveOn: daysAfter(policy.startsOn, day),
      premiumChangeFen: fenOf(premiumChange),
    })),
  }
}
