import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type ReturnClaim, returnClaimSecrets } from './return-claim.ts'

export interface ReturnClaimStore {
  readonly db: Db
  readonly keys: Keys
}

/** Takes an order for a claim that is stored in the same transaction; false where it was taken before. */
export async function takeOrder(
  { db, keys }: ReturnClaimStore,
  claim: ReturnClaim,
): Promise<boolean> {
  const { policy, claimId, claimedAt, phoneNumber } = claim
  const taken = await db
    .insertInto('return_claim')
    .values({
      customer_key: policy.customerKey,
      policy_id: policy.id,
      claim_id: claimId,
      claimed_at: claimedAt,
      phone_key: keys.searchHash('phone', phoneNumber),
      sealed: keys.seal(returnClaimContext(policy.id), parse(returnClaimSecrets, claim)),
    })
    .onConflict((conflict) => conflict.columns(['customer_key', 'policy_id']).doNothing())
    .returning('claim_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The claim that this phone made on an order before; undefined where another made it, or nobody. */
export async function ownReturnClaim(
  store: ReturnClaimStore,
  policy: ReturnClaim['policy'],
  phoneNumber: string,
): Promise<ReturnClaim | undefined> {
  const claim = await returnClaimOn(store, policy)
  return claim?.phoneNumber === phoneNumber ? claim : undefined
}

/** The claim on the order of a policy, whoever made it on the page. */
export async function returnClaimOn(
  { db, keys }: ReturnClaimStore,
  { customerKey, id }: ReturnClaim['policy'],
): Promise<ReturnClaim | undefined> {
  const row = await db
    .selectFrom('return_claim')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('policy_id', '=', id)
    .executeTakeFirst()
  return row && returnClaimIn(keys, row)
}

/** The order and the parcel of a claim; undefined where it is on something else, or was reported by phone. */
export async function returnClaimOf(
  { db, keys }: ReturnClaimStore,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<ReturnClaim | undefined> {
  const row = await db
    .selectFrom('return_claim')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .executeTakeFirst()
  return row && returnClaimIn(keys, row)
}

/** Whether any claim is on a policy, however it was reported. */
export async function isClaimed(
  { db }: Pick<ReturnClaimStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('claim')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('policy_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Opens the personal part of a row. */
export function returnClaimIn(keys: Keys, row: Selectable<Tables['return_claim']>): ReturnClaim {
  return {
    ...parse(returnClaimSecrets, keys.unseal(returnClaimContext(row.policy_id), row.sealed)),
    policy: { customerKey: row.customer_key, id: row.policy_id },
    claimId: row.claim_id,
    claimedAt: row.claimed_at,
    status: row.status,
  }
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function returnClaimContext(policyId: string): string {
  return `return-claim/${policyId}`
}
