import type { Db } from '../../platform/database/database.ts'

/** An event that was tried for three days; what it says stays sealed. */
export interface DeadEvent {
  readonly id: string
  readonly type: string
  readonly at: Date
  readonly givenUpAt: Date
  readonly tries: number
  readonly failure: string
  /** How many of its subject wait behind it. */
  readonly heldUp: number
}

/** The oldest first. */
export async function findDeadEvents(
  db: Db,
  { skip = 0, limit }: { readonly skip?: number; readonly limit: number },
): Promise<{ readonly events: DeadEvent[]; readonly total: number }> {
  const dead = db.selectFrom('core_event as event').where('event.given_up_at', 'is not', null)
  const rows = await dead
    .select(['event.id', 'event.type', 'event.at', 'event.given_up_at', 'event.tries'])
    .select(['event.failure'])
    .select(({ selectFrom, fn }) =>
      selectFrom('core_event as behind')
        .whereRef('behind.subject_key', '=', 'event.subject_key')
        .whereRef('behind.position', '>', 'event.position')
        .where('behind.received_at', 'is', null)
        .select(fn.countAll<number>().as('count'))
        .as('held_up'),
    )
    .orderBy('event.position')
    .offset(skip)
    .limit(limit)
    .execute()
  const { total } = await dead
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const events = rows.map(({ given_up_at, failure, held_up, ...row }) => ({
    ...row,
    givenUpAt: given_up_at ?? row.at,
    failure: failure ?? '',
    heldUp: Number(held_up ?? 0),
  }))
  return { events, total: Number(total) }
}

/** Tries dead letters again from the beginning, one or all; tells how many there were. */
export async function retryDeadEvents(db: Db, id?: string): Promise<number> {
  const dead = db
    .updateTable('core_event')
    .set({ given_up_at: null, tries: 0, first_tried_at: null, next_try_at: null })
    .where('given_up_at', 'is not', null)
    .where('received_at', 'is', null)
  const { numUpdatedRows } = await (id === undefined
    ? dead
    : dead.where('id', '=', id)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What the core has not received and may still. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('core_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('received_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
