import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ReturnClaim } from '../store/return-claim.ts'

/** A claim belongs to the customer whose policy it is on. */
export function claimRefOf({ policy, claimId }: ReturnClaim): ObjectRef {
  return { kind: 'claim', customerKey: policy.customerKey, id: claimId }
}
