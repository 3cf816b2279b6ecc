import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimStore } from './claim.repository.ts'

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
