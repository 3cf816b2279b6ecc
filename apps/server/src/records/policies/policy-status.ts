import type { PolicyStatus } from '@ecenter/contract/policies/policy-status.ts'
import type { Policy } from './policy.ts'

type Term = Pick<Policy, 'startsOn' | 'endsOn' | 'cancelledOn'>

/** Days are ISO dates, so they compare as text. */
export function policyStatus({ startsOn, endsOn, cancelledOn }: Term, today: string): PolicyStatus {
  if (cancelledOn !== undefined && cancelledOn <= today) return 'cancelled'
  if (today < startsOn) return 'not-started'
  return today <= endsOn ? 'in-force' : 'expired'
}
