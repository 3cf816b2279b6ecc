import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { type NewShortLink, type ShortLink, shortLinkSecrets } from './short-link.ts'

export interface ShortLinkStore {
  readonly db: Db
  readonly keys: Keys
}

/** Stores a link under the code that its SMS carries. */
export async function storeShortLink(
  { db, keys }: ShortLinkStore,
  code: string,
  link: NewShortLink,
): Promise<ObjectRef> {
  const customer_key = keys.searchHash('phone', link.mobile)
  const id = randomUUID()
  await db
    .insertInto('short_link')
    .values({
      customer_key,
      id,
      purpose: link.purpose,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      staff_id: link.staffId ?? null,
      revoked_at: null,
      revoked_by: null,
      area_code: areaOf(link.policyNo) || null,
      policy_key: linkPolicyKey(keys, link.policyNo),
      sealed: keys.seal(shortLinkContext(id), parse(shortLinkSecrets, link)),
    })
    .execute()
  await db
    .insertInto('short_link_key')
    .values({ link_key: shortLinkKey(keys, code), customer_key, link_id: id })
    .execute()
  return { kind: 'refund', customerKey: customer_key, id }
}

/** What a code leads to, whether or not it has expired or was used. */
export async function shortLinkBehind(
  { db, keys }: ShortLinkStore,
  code: string,
): Promise<ShortLink | undefined> {
  const { lookupKeys, to } = await behind(db, 'short_link_key', [[shortLinkKey(keys, code)]])
  const row = await db
    .selectFrom(lookupKeys)
    .innerJoin('short_link', (join) => join.on(to('short_link')))
    .selectAll('short_link')
    .executeTakeFirst()
  return row && shortLinkOf(keys, row)
}

/** The link that a visitor has proven to be theirs. */
export async function readShortLink(
  { db, keys }: ShortLinkStore,
  { object: { customerKey, id } }: Pick<Grant, 'object'>,
): Promise<ShortLink> {
  const row = await db
    .selectFrom('short_link')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return shortLinkOf(keys, row)
}

/** It opens nothing any more. Of a link that was locked and is open. */
export async function revokeShortLink(
  { db }: Pick<ShortLinkStore, 'db'>,
  { customerKey, id }: ObjectRef,
  { at, staffId }: { readonly at: Date; readonly staffId: string },
): Promise<void> {
  await db
    .updateTable('short_link')
    .set({ revoked_at: at, revoked_by: staffId })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

/** Makes all who use this link wait for the transaction. */
export async function lockShortLink({ db }: ShortLinkStore, { id }: ObjectRef): Promise<void> {
  await waitForName(db, shortLinkContext(id))
}

/** Makes all who send a link about this policy wait for the transaction, to whatever phone. */
export async function lockLinksAbout(
  { db, keys }: ShortLinkStore,
  policyNo: string,
): Promise<void> {
  await waitForName(db, `short-links/${linkPolicyKey(keys, policyNo).toString('hex')}`)
}

/** By which links about one policy are found; it leads to no policy, whose own hash is another. */
export function linkPolicyKey(keys: Keys, policyNo: string): Buffer {
  return keys.searchHash('short-link-policy', policyNo)
}

/** What wrong phones are counted against. */
export function shortLinkKey(keys: Keys, code: string): Buffer {
  return keys.searchHash('short-link', code)
}

function shortLinkOf(keys: Keys, row: Selectable<Tables['short_link']>): ShortLink {
  return {
    ...parse(shortLinkSecrets, keys.unseal(shortLinkContext(row.id), row.sealed)),
    ref: { kind: 'refund', customerKey: row.customer_key, id: row.id },
    purpose: row.purpose,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    staffId: row.staff_id ?? undefined,
    revokedAt: row.revoked_at ?? undefined,
  }
}

export function shortLinkContext(id: string): string {
  return `short-link/${id}`
}
