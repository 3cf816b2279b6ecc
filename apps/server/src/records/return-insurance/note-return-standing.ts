import type { ReturnStanding } from '@ecenter/contract/return-insurance/desk/return-standing.ts'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import type { ClaimEventType } from '../claims/claim-event.ts'
import type { ReturnClaimStore } from './return-claim.repository.ts'

const standingAfter: Readonly<Partial<Record<ClaimEventType, ReturnStanding>>> = {
  agreed: 'accepted',
  paid: 'accepted',
  refused: 'refused',
  cancelled: 'refused',
  reopened: 'open',
}

/** Keeps how a return stands beside the events of its claim, whoever adds them; other claims have none. */
export async function noteReturnStanding(
  { db }: Pick<ReturnClaimStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  type: ClaimEventType,
): Promise<void> {
  const standing = standingAfter[type]
  if (standing === undefined) return
  await db
    .updateTable('return_claim')
    .set({ standing })
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .execute()
}
