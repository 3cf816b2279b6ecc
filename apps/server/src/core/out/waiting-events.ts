import { type Selectable, sql } from 'kysely'
import type { Services } from '../../domains/services.ts'
import { secondsAfter } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { openEvent, type StoredEvent } from './read-feed.ts'

type Row = Selectable<Tables['core_event']>

/** An event that is to be pushed now. */
export interface DueEvent extends StoredEvent {
  readonly tries: number
  readonly firstTriedAt: Date | undefined
}

/** Tried for so long, an event is a dead letter. */
const triedForSeconds = 72 * 3600
/** Nothing that may go waits longer for its next try, also where the clock was ahead. */
const waitsAtMostSeconds = 600
const waitsAtFirstSeconds = 5

/**
 * The first events of a pipeline that may go, in their order: no other of its subject is before one that the core
 * has not received and that may not go itself. So one that fails, and a dead letter, hold up their own subject alone.
 */
export async function nextToPush(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  pipeline: number,
  limit: number,
): Promise<DueEvent[]> {
  const now = clock.now()
  const isDue = (event: 'event' | 'before') => sql<boolean>`(
    ${sql.ref(`${event}.given_up_at`)} is null and (
      ${sql.ref(`${event}.next_try_at`)} is null or ${sql.ref(`${event}.next_try_at`)} <= ${now}
      or ${sql.ref(`${event}.next_try_at`)} > ${secondsAfter(now, waitsAtMostSeconds)}
    )
  )`
  const { rows } = await sql<Row>`
    select * from core_event as event
    where pipeline = ${pipeline} and position is not null
      and received_at is null and ${isDue('event')}
      and not exists (
        select from core_event as before
        where before.subject_key = event.subject_key and before.received_at is null
          and before.position < event.position and not ${isDue('before')}
      )
    order by position limit ${limit}
  `.execute(db)
  return rows.map((row) => ({
    ...openEvent(keys, row),
    tries: row.tries,
    firstTriedAt: row.first_tried_at ?? undefined,
  }))
}

/** The core has them. */
export async function noteReceipts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  events: readonly DueEvent[],
): Promise<void> {
  if (events.length === 0) return
  await db
    .updateTable('core_event')
    .set(({ eb }) => ({
      received_at: clock.now(),
      tries: eb('tries', '+', 1),
      next_try_at: null,
      failure: null,
    }))
    .where(
      'id',
      'in',
      events.map(({ id }) => id),
    )
    .where('received_at', 'is', null)
    .execute()
}

/** A try that failed: it is tried again later and later, and given up after three days. */
export async function noteFailure(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, tries, firstTriedAt }: DueEvent,
  failure: string,
): Promise<void> {
  const now = clock.now()
  const first = firstTriedAt ?? now
  const isOver = secondsAfter(first, triedForSeconds) <= now
  const wait = Math.min(waitsAtFirstSeconds * 2 ** Math.min(tries, 10), waitsAtMostSeconds)
  await db
    .updateTable('core_event')
    .set({
      tries: tries + 1,
      first_tried_at: first,
      next_try_at: secondsAfter(now, wait),
      given_up_at: isOver ? now : null,
      failure,
    })
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .execute()
}
