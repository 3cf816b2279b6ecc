import type { ClauseText, PolicyFact } from '@ecenter/contract/policies/policy.ts'
import type { InsuredPerson } from '../../policies/store/insured-person.ts'
import type { Coverage, Endorsement, Policy } from '../../policies/store/policy.ts'

/** A policy with all that is printed of it. */
export interface WholePolicy {
  readonly policy: Policy
  readonly coverages: readonly Coverage[]
  readonly endorsements: readonly Endorsement[]
  readonly clauses: readonly Pick<ClauseText, 'code' | 'title'>[]
  /** What the product says of itself. */
  readonly basics: readonly PolicyFact[]
  /** Those whom the document names one by one; nobody where the list is too long. */
  readonly people: readonly InsuredPerson[]
  /** Where the document can be checked; without it no QR code is printed. */
  readonly verifyUrl?: string | undefined
}
