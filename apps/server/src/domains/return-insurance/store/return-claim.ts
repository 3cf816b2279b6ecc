import type { ReturnStatus } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { type InferOutput, object, string } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'

/** The personal part of a claimed order, as it is sealed in its row. */
export const returnClaimSecrets = object({
  registNo: string(),
  orderNo: string(),
  courier: string(),
  courierNo: string(),
  /** Of the claimant, who has proven it. */
  phoneNumber: string(),
})
type ReturnClaimSecrets = InferOutput<typeof returnClaimSecrets>

/** The claim on the freight of one insured order. */
export interface ReturnClaim extends ReturnClaimSecrets {
  readonly policy: Pick<ObjectRef, 'customerKey' | 'id'>
  readonly claimId: string
  readonly claimedAt: Date
  readonly status: ReturnStatus
}
