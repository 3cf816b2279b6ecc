import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimEvent } from '../rules/claim-event.ts'
import type { LossType } from '../rules/loss-type.ts'
import type { ClaimSecrets } from './claim-record.ts'

/** Which pair of pages shows it. */
export type ClaimKind = 'car' | 'other'

/** One claim with its personal part opened; only the repository makes one. */
export interface Claim extends ClaimSecrets {
  readonly ref: ObjectRef
  readonly id: string
  readonly policyId: string
  readonly kind: ClaimKind
  readonly productName: string
  readonly phoneKey: Buffer | null
  readonly reportedAt: Date
  readonly accidentAt: Date
  /** A few words without a name or a place: 追尾. */
  readonly accidentType: string
  readonly lossTypes: readonly LossType[]
  /** In the order of time. */
  readonly events: readonly ClaimEvent[]
}

/** Everybody's name by which staff know a claim. */
export function namesOn({ insured, reporter }: Pick<Claim, 'insured' | 'reporter'>): string[] {
  return reporter.name === undefined ? [insured.name] : [insured.name, reporter.name]
}
