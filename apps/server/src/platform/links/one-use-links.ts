import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { ObjectRef } from '../grants/grant.ts'
import type { Keys } from '../keys/keys.ts'
import type { Session } from '../session/session.ts'

/** Whoever has the link has the file, so it lives only as long as it takes to open a browser. */
const lifeSeconds = 5 * 60

/** One file of an object. */
export interface LinkTarget {
  readonly object: ObjectRef
  readonly item: Selectable<Tables['one_use_link']>['item']
  /** Which endorsement, where the file is one. */
  readonly endorsementKey?: Buffer | undefined
}

export interface MadeLink {
  /** 128 bits in 22 characters; the database keeps its keyed hash alone. */
  readonly token: string
  readonly expiresAt: Date
}

export interface LiveLink extends LinkTarget {
  readonly expiresAt: Date
}

export interface LinkServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
}

export async function makeLink(
  { db, keys, clock }: LinkServices,
  { id }: Pick<Session, 'id'>,
  { object, item, endorsementKey }: LinkTarget,
): Promise<MadeLink> {
  const token = randomBytes(16).toString('base64url')
  const expiresAt = secondsAfter(clock.now(), lifeSeconds)
  await db
    .insertInto('one_use_link')
    .values({
      link_key: keys.searchHash('link', token),
      object_kind: object.kind,
      customer_key: object.customerKey,
      object_id: object.id,
      item,
      endorsement_key: endorsementKey ?? null,
      expires_at: expiresAt,
      session_id: id,
      spent_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** What a live link leads to; looking spends nothing. Undefined for one that is unknown, spent or over. */
export async function behindLink(
  { db, keys, clock }: LinkServices,
  token: string,
): Promise<LiveLink | undefined> {
  const row = await db
    .selectFrom('one_use_link')
    .where('link_key', '=', keys.searchHash('link', token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select(['object_kind', 'customer_key', 'object_id', 'item', 'endorsement_key', 'expires_at'])
    .executeTakeFirst()
  return (
    row && {
      object: { kind: row.object_kind, customerKey: row.customer_key, id: row.object_id },
      item: row.item,
      endorsementKey: row.endorsement_key ?? undefined,
      expiresAt: row.expires_at,
    }
  )
}

/** Spends a live link; of many who try at once, one succeeds. */
export async function spendLink(
  { db, keys, clock }: LinkServices,
  token: string,
): Promise<boolean> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .updateTable('one_use_link')
    .set({ spent_at: now })
    .where('link_key', '=', keys.searchHash('link', token))
    .where('spent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the links that nobody has opened yet, to what is of some people and what was made in some sessions. */
export async function endLinks(
  { db }: Pick<LinkServices, 'db'>,
  customerKeys: readonly Buffer[],
  sessionIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('one_use_link')
    .where('spent_at', 'is', null)
    .where(({ or, eb, lit }) =>
      or([
        customerKeys.length > 0 ? eb('customer_key', 'in', customerKeys) : lit(false),
        sessionIds.length > 0 ? eb('session_id', 'in', sessionIds) : lit(false),
      ]),
    )
    .execute()
}
