import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { ClaimStore } from './claim.repository.ts'
import { claimOfId } from './claim-at-desk.ts'

/** Until this transaction ends, nobody else changes the claim: what two do at once happens in turn. */
export async function lockClaim(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<void> {
  await db
    .selectFrom('claim')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** For staff: the claim that the desk names by its id, locked. */
export async function lockClaimOfId(
  store: Pick<ClaimStore, 'db'>,
  id: string,
  within: Within,
): Promise<ObjectRef> {
  const ref = mustBeFound(await claimOfId(store, id, within))
  await lockClaim(store, ref)
  return ref
}
