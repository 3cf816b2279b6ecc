import type { WishKind } from '@ecenter/contract/core/wish.ts'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { openWish, type Wish } from './wish.ts'

export interface WishStore {
  readonly db: Db
  readonly keys: Keys
}

/** What these events ask for; locked, where it is about to be ended. */
export async function wishesOfEvents(
  { db, keys }: WishStore,
  eventIds: readonly string[],
  { isLocked = false } = {},
): Promise<Wish[]> {
  if (eventIds.length === 0) return []
  const wishes = db
    .selectFrom('wish')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .orderBy('event_id')
    .orderBy('part')
  const rows = await (isLocked ? wishes.forUpdate() : wishes).execute()
  return rows.map((row) => openWish(keys, row))
}

/** What these customers ask for and the core has not answered: mostly nothing. */
export async function openWishes(
  { db, keys }: WishStore,
  kind: WishKind,
  customerKeys: readonly Buffer[],
): Promise<Wish[]> {
  if (customerKeys.length === 0) return []
  const rows = await db
    .selectFrom('wish')
    .selectAll()
    .where('customer_key', '=', ({ fn }) => fn.any(sql<Buffer[]>`${customerKeys}::bytea[]`))
    .where('state', '=', 'asked')
    .where('kind', '=', kind)
    .orderBy('event_id')
    .execute()
  return rows.map((row) => openWish(keys, row))
}

/** All that was asked of one kind about these things, the oldest first. */
export async function wishesAbout(
  { db, keys }: WishStore,
  kind: WishKind,
  objectIds: readonly string[],
): Promise<Wish[]> {
  if (objectIds.length === 0) return []
  const rows = await db
    .selectFrom('wish')
    .selectAll()
    .where('object_id', 'in', objectIds)
    .where('kind', '=', kind)
    .orderBy('asked_at')
    // Of two of one moment, the one in whose place the other was made.
    .orderBy(sql`state <> 'replaced'`)
    .orderBy('event_id')
    .execute()
  return rows.map((row) => openWish(keys, row))
}

/** All that a customer asks for and the core has not answered, the oldest first. */
export async function openWishesOf(
  { db, keys }: WishStore,
  customerKey: Buffer,
  atMost: number,
): Promise<Wish[]> {
  const rows = await db
    .selectFrom('wish')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('state', '=', 'asked')
    .orderBy('due_at')
    .orderBy('event_id')
    .limit(atMost)
    .execute()
  return rows.map((row) => openWish(keys, row))
}
