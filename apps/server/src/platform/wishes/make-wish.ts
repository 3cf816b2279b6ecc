import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Settings } from '../config/settings.ts'
import type { PromisedWish } from '../config/wish-settings.ts'
import { openWish, sealWish, type Wish, type WishStore } from './wish.ts'

interface WishMaker extends WishStore {
  readonly clock: Pick<Clock, 'now'>
}

/** A wish before it has a row. */
export interface NewWish
  extends Pick<
    Wish,
    'eventId' | 'kind' | 'customerKey' | 'objectId' | 'dueAt' | 'about' | 'asked'
  > {
  readonly part?: string
  readonly rowKey?: Buffer | undefined
  readonly before?: unknown
  readonly after?: unknown
}

/** When the core is to have answered what is asked for now. */
export function promisedBy(
  {
    settings,
    clock,
  }: Pick<WishMaker, 'clock'> & { readonly settings: Pick<Settings, 'wishHours'> },
  kind: PromisedWish,
): Date {
  return secondsAfter(clock.now(), settings.wishHours[kind] * 3600)
}

/**
 * Notes what a customer asks of the core, in the transaction that tells the core of it. What was asked of
 * the same part of the same thing before is asked no more; what held before that one holds where this one
 * is refused, for the core has confirmed nothing since.
 */
export async function makeWish(store: WishMaker, wish: NewWish): Promise<void> {
  const { db, keys, clock } = store
  const { kind, part = '', rowKey = null } = wish
  const now = clock.now()
  const earlier = await db
    .updateTable('wish')
    .set({ state: 'replaced', ended_at: now })
    .where('object_id', '=', wish.objectId)
    .where('customer_key', '=', wish.customerKey)
    .where('kind', '=', kind)
    .where('part', '=', part)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst()
  const made: Wish = {
    ...{ before: undefined, after: undefined, ...wish, part, rowKey },
    ...(earlier !== undefined && { before: openWish(keys, earlier).before }),
    ...{ state: 'asked', askedAt: now, endedAt: undefined, isOfRow: false },
    ...{ askedAgainAt: undefined, reason: undefined },
  }
  await db
    .insertInto('wish')
    .values({
      event_id: made.eventId,
      part,
      kind,
      customer_key: made.customerKey,
      object_id: made.objectId,
      row_key: rowKey,
      asked_at: now,
      due_at: made.dueAt,
      ended_at: null,
      asked_again_at: null,
      sealed: sealWish(keys, made),
    })
    .execute()
}
