import type { WishKind } from '@ecenter/contract/core/wish.ts'
import { type Selectable, sql } from 'kysely'
import { object, optional, parse, string, unknown } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import type { WishState } from './wish-state.ts'

/** The personal part of a wish, as it is sealed in its row. */
const wishSecrets = object({
  /** What it is about, as staff read it: 保单 PDAA…. */
  about: string(),
  /** What was asked for, as staff read it; contacts are masked. */
  asked: string(),
  /** What holds where the core refuses, and what was asked for: each kind of wish has its own form of them. */
  before: optional(unknown()),
  after: optional(unknown()),
  /** Why the core refused it, in words for the customer. */
  reason: optional(string()),
})

/** Something that a customer asked of the core, opened. */
export interface Wish {
  readonly eventId: string
  readonly part: string
  readonly kind: WishKind
  readonly customerKey: Buffer
  readonly objectId: string
  readonly rowKey: Buffer | null
  readonly state: WishState
  readonly askedAt: Date
  readonly dueAt: Date
  readonly endedAt: Date | undefined
  /** A row of the core answered it. */
  readonly isOfRow: boolean
  readonly askedAgainAt: Date | undefined
  readonly about: string
  readonly asked: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | undefined
}

/** Where the personal part of a wish is sealed for. */
export function wishContext({ eventId, part }: Pick<Wish, 'eventId' | 'part'>): string {
  return `wish/${eventId}/${part}`
}

export function openWish(keys: Keys, row: Selectable<Tables['wish']>): Wish {
  const { event_id: eventId, part } = row
  const secrets = parse(wishSecrets, keys.unseal(wishContext({ eventId, part }), row.sealed))
  return {
    eventId,
    part,
    kind: row.kind,
    customerKey: row.customer_key,
    objectId: row.object_id,
    rowKey: row.row_key,
    state: row.state,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    endedAt: row.ended_at ?? undefined,
    isOfRow: row.is_of_row,
    askedAgainAt: row.asked_again_at ?? undefined,
    ...secrets,
    before: secrets.before,
    after: secrets.after,
    reason: secrets.reason,
  }
}

/** The personal part of a wish, sealed for its row. */
export function sealWish(keys: Keys, wish: Wish): Buffer {
  const { about, asked, before, after, reason } = wish
  return keys.seal(wishContext(wish), { about, asked, before, after, reason })
}

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

/** An answer that its customer was not told of; what was asked for stays sealed. */
export interface UntoldAnswer extends Pick<Wish, 'eventId' | 'part' | 'customerKey' | 'objectId'> {
  readonly state: 'answered' | 'refused'
}

/** What was answered since and nobody was told of, the oldest first. */
export async function untoldAnswers(
  { db }: Pick<WishStore, 'db'>,
  kind: WishKind,
  since: Date,
): Promise<UntoldAnswer[]> {
  const rows = await db
    .selectFrom('wish')
    .select(['event_id', 'part', 'customer_key', 'object_id', 'state'])
    .where('ended_at', '>=', since)
    .where('kind', '=', kind)
    .where('told_at', 'is', null)
    .orderBy('ended_at')
    .execute()
  return rows.flatMap(({ event_id: eventId, part, customer_key, object_id, state }) =>
    state === 'answered' || state === 'refused'
      ? [{ eventId, part, customerKey: customer_key, objectId: object_id, state }]
      : [],
  )
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
