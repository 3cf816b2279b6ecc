import { openWish, sealWish, type Wish, type WishStore } from './wish.ts'

interface Ending {
  readonly state: 'answered' | 'refused'
  readonly now: Date
  readonly reason?: string | undefined
  /** A row of the core answered it. */
  readonly isOfRow?: boolean
}

/** Ends a wish that has no answer yet, also one in whose place another was made; tells whether that was so. */
export async function endWish(
  { db, keys }: WishStore,
  wish: Wish,
  { state, now, reason, isOfRow = false }: Ending,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wish')
    .set({
      state,
      ended_at: now,
      is_of_row: isOfRow,
      sealed: sealWish(keys, { ...wish, reason }),
    })
    .where('event_id', '=', wish.eventId)
    .where('part', '=', wish.part)
    .where('state', 'in', ['asked', 'replaced'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that its customer is told of the answer, in the transaction that does; tells whether nobody was before. */
export async function noteTold(
  { db }: Pick<WishStore, 'db'>,
  { eventId, part }: Pick<Wish, 'eventId' | 'part'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wish')
    .set({ told_at: now })
    .where('event_id', '=', eventId)
    .where('part', '=', part)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes what holds where an open wish is refused: the core has told another row meanwhile. */
export async function noteBefore(
  { db, keys }: WishStore,
  wish: Wish,
  before: unknown,
): Promise<void> {
  await db
    .updateTable('wish')
    .set({ sealed: sealWish(keys, { ...wish, before }) })
    .where('event_id', '=', wish.eventId)
    .where('part', '=', wish.part)
    .where('state', '=', 'asked')
    .execute()
}

/** The core accepted something in whose place another thing is asked for: that holds where the later is refused. */
export async function noteAcceptedBefore(store: WishStore, accepted: Wish): Promise<void> {
  const row = await store.db
    .selectFrom('wish')
    .selectAll()
    .where('object_id', '=', accepted.objectId)
    .where('customer_key', '=', accepted.customerKey)
    .where('kind', '=', accepted.kind)
    .where('part', '=', accepted.part)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (row !== undefined) await noteBefore(store, openWish(store.keys, row), accepted.after)
}
