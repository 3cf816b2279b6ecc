import { randomBytes } from 'node:crypto'
import { secondsAfter } from '../../platform/clock/clock.ts'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { ClaimKind } from './claim.ts'

const lifeSeconds = 7 * 86_400

export interface LinkedClaim {
  readonly ref: Pick<ObjectRef, 'customerKey' | 'id'>
  readonly kind: ClaimKind
  readonly expiresAt: Date
}

/** A link to a claim: 128 bits in 22 characters; the database keeps its keyed hash alone. */
export async function makeClaimLink(
  store: ClaimStore,
  ref: LinkedClaim['ref'],
  now: Date,
): Promise<string> {
  const link = randomBytes(16).toString('base64url')
  await storeClaimLink(store, ref, { link, expiresAt: secondsAfter(now, lifeSeconds) })
  return link
}

export async function storeClaimLink(
  { db, keys }: ClaimStore,
  { customerKey, id }: LinkedClaim['ref'],
  { link, expiresAt }: { readonly link: string; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('claim_link')
    .values({
      link_key: linkKey(keys, link),
      customer_key: customerKey,
      claim_id: id,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a link led to when it was sent, whether or not it has expired since. */
export async function claimBehindLink(
  { db, keys }: ClaimStore,
  link: string,
): Promise<LinkedClaim | undefined> {
  const row = await db
    .selectFrom('claim_link')
    .innerJoin('claim', (join) =>
      join
        .onRef('claim.customer_key', '=', 'claim_link.customer_key')
        .onRef('claim.id', '=', 'claim_link.claim_id'),
    )
    .select(['claim.customer_key', 'claim.id', 'claim.kind', 'expires_at'])
    .where('link_key', '=', linkKey(keys, link))
    .executeTakeFirst()
  return (
    row && {
      ref: { customerKey: row.customer_key, id: row.id },
      kind: row.kind,
      expiresAt: row.expires_at,
    }
  )
}

function linkKey(keys: Keys, link: string): Buffer {
  return keys.searchKey('claim-link', link)
}
