import { randomBytes } from 'node:crypto'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
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
  const led = await db
    .selectFrom('claim_link')
    .select(['customer_key', 'claim_id', 'expires_at'])
    .where('link_key', '=', linkKey(keys, link))
    .executeTakeFirst()
  if (led === undefined) return undefined
  const ref = { customerKey: led.customer_key, id: led.claim_id }
  const claim = await db
    .selectFrom('claim')
    .select('kind')
    .where('customer_key', '=', ref.customerKey)
    .where('id', '=', ref.id)
    .executeTakeFirst()
  return claim && { ref, kind: claim.kind, expiresAt: led.expires_at }
}

function linkKey(keys: Keys, link: string): Buffer {
  return keys.searchHash('claim-link', link)
}
