import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Policy } from '../store/policy.ts'
import { type Start, startOf } from './start-of.ts'

type Term = Start & Pick<Policy, 'endsOn' | 'cancelledOn'>

/** Days and minutes in China are written so that they compare as text. */
export function policyStatus(term: Term, now: Date): PolicyStatus {
  const minute = minuteInChina(now)
  const today = minute.slice(0, 10)
  if (term.cancelledOn !== undefined && term.cancelledOn <= today) return 'cancelled'
  if (minute < startOf(term)) return 'not-started'
  return today <= term.endsOn ? 'in-force' : 'expired'
}
