import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { EndorsementSecrets, PolicySecrets } from './policy-record.ts'

/** One policy with its personal part opened; only the repository makes one. */
export interface Policy extends PolicySecrets {
  /** What a grant for it is about: the policy, or one person's share of it. */
  readonly ref: ObjectRef
  /** Of the policy's row, on which covers and endorsements hang. */
  readonly id: string
  /**
   * Seen by one of many insured: `insured` is that person, the applicant is but a name, and what
   * concerns others is left out.
   */
  readonly isOwnShareOnly: boolean
  /** The plan of covers that an own share is of; absent where the policy has no plans. */
  readonly ownPlan?: string | undefined
  readonly kind: PolicyKind
  readonly productCode: string
  readonly productName: string
  readonly carKey: Buffer | null
  readonly phoneKey: Buffer | null
  readonly issuedOn: string
  readonly startsOn: string
  /** Cover begins at this hour of its first day unless that is midnight: what is bought for now begins today. */
  readonly startHour?: number | undefined
  readonly endsOn: string
  readonly cancelledOn: string | undefined
  readonly premiumFen: number
  readonly vehicleTaxFen: number | undefined
  readonly isPaperOnly: boolean
  /** How many people it names. */
  readonly insuredCount: number
}

export interface Coverage {
  readonly code: string
  readonly name: string
  readonly note: string | undefined
  readonly limitFen: number | undefined
  readonly deductible: string | undefined
  readonly premiumFen: number
}

export interface Endorsement extends EndorsementSecrets {
  readonly effectiveOn: string
  readonly premiumChangeFen: number
}
