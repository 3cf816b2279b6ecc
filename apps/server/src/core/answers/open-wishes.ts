import { type WishKind, wishKind } from '@ecenter/contract/core/wish.ts'
import { type RawBuilder, sql } from 'kysely'
import { claimsWithin, isOfClaimWithin } from '../../domains/claims/store/claim-within.ts'
import type { Db } from '../../platform/database/database.ts'
import { layoutOf } from '../../platform/database/layout.ts'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import type { Within } from '../../platform/staff/within-branch.ts'
import { openWish, type Wish, type WishStore } from '../../platform/wishes/wish.ts'

interface Wanted {
  readonly skip: number
  readonly limit: number
  readonly now: Date
  /** All where none are named. */
  readonly kinds?: readonly WishKind[]
  readonly within: Within
}

/**
 * What is asked about a claim names its number and amount, so it is for whoever may see the claim. Wishes and claims
 * may lie on two servers; then the claims of the wishes that are open, or of one event, are asked for before.
 */
async function seenWithin(db: Db, within: Within, eventId?: string): Promise<RawBuilder<boolean>> {
  if (within !== undefined && layoutOf(db) === 'spread') {
    const seen = await claimsWithin({ db }, await claimsAskedAbout(db, eventId), within)
    const ids = seen.map(({ id }) => id)
    return sql<boolean>`(wish.kind not in ('claim-decision', 'payee-change') or wish.object_id = any(${ids}::uuid[]))`
  }
  const claim = { customerKey: 'wish.customer_key', claimId: 'wish.object_id' }
  return sql<boolean>`(wish.kind not in ('claim-decision', 'payee-change') or ${isOfClaimWithin(claim, within)})`
}

async function claimsAskedAbout(db: Db, eventId: string | undefined): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('wish')
    .select(['customer_key', 'object_id'])
    .where('kind', 'in', ['claim-decision', 'payee-change'])
    .$if(eventId === undefined, (query) => query.where('state', '=', 'asked'))
    .$if(eventId !== undefined, (query) => query.where('event_id', '=', String(eventId)))
    .execute()
  return rows.map(({ customer_key: customerKey, object_id: id }) => ({
    kind: 'claim',
    customerKey,
    id,
  }))
}

/** What the core has not answered, what is due first in front. */
export async function findOpenWishes(
  { db, keys }: WishStore,
  { skip, limit, now, within, kinds = wishKind.options }: Wanted,
): Promise<{ readonly wishes: Wish[]; readonly total: number; readonly late: number }> {
  const isSeen = await seenWithin(db, within)
  const rows = await db
    .selectFrom('wish')
    .selectAll()
    .where('state', '=', 'asked')
    .where('kind', 'in', kinds)
    .where(isSeen)
    .orderBy('due_at')
    .orderBy('event_id')
    .orderBy('part')
    .offset(skip)
    .limit(limit)
    .execute()
  const counts = await countOpenWishes(db, { now, kinds, within })
  return { wishes: rows.map((row) => openWish(keys, row)), ...counts }
}

export async function countOpenWishes(
  db: Db,
  { now, within, kinds = wishKind.options }: Pick<Wanted, 'now' | 'kinds' | 'within'>,
): Promise<{ readonly total: number; readonly late: number }> {
  const isSeen = await seenWithin(db, within)
  return db
    .selectFrom('wish')
    .where('state', '=', 'asked')
    .where('kind', 'in', kinds)
    .where(isSeen)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('due_at', '<=', now).as('late'),
    ])
    .executeTakeFirstOrThrow()
}

/**
 * Whether all that an event asks for may be asked again: `replaced` where its customer has asked for something
 * else since, which the older one would then come behind. Nobody replaces it until the transaction ends.
 */
export async function lockAsked(
  db: Db,
  eventId: string,
  within: Within,
): Promise<'asked' | 'replaced' | 'ended'> {
  const isSeen = await seenWithin(db, within, eventId)
  const parts = await db
    .selectFrom('wish')
    .select('state')
    .where('event_id', '=', eventId)
    .where(isSeen)
    .orderBy('part')
    .forUpdate()
    .execute()
  if (!parts.some(({ state }) => state === 'asked')) return 'ended'
  return parts.some(({ state }) => state === 'replaced') ? 'replaced' : 'asked'
}

/** Whether an event asks for something that has no answer. */
export async function isOpen(db: Db, eventId: string, within: Within): Promise<boolean> {
  const isSeen = await seenWithin(db, within, eventId)
  const row = await db
    .selectFrom('wish')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('state', '=', 'asked')
    .where(isSeen)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Puts an event at the end of the feed once more, with the id that it has: the core that has it applies it no
 * second time, and the one that lost it does. Tells whether the event is still kept.
 */
export async function tellAgain(db: Db, eventId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core_event')
    .set({ position: null, received_at: null, given_up_at: null, failure: null })
    .set({ tries: 0, first_tried_at: null, next_try_at: null })
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db
    .updateTable('wish')
    .set({ asked_again_at: now })
    .where('event_id', '=', eventId)
    .where('state', '=', 'asked')
    .execute()
  return true
}
