import type { ClauseText } from '@ecenter/contract/policies/clause-text.ts'
import type { Coverage, Endorsement, Policy } from '../../records/policies/policy.ts'

/** A policy with all that is printed of it. */
export interface WholePolicy {
  readonly policy: Policy
  readonly coverages: readonly Coverage[]
  readonly endorsements: readonly Endorsement[]
  readonly clauses: readonly Pick<ClauseText, 'code' | 'title'>[]
  /** Where the document can be checked; without it no QR code is printed. */
  readonly verifyUrl?: string | undefined
}
