import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type CallNote, callNoteContext, type NoteStore, noteOf } from './call-note.ts'

interface CloseStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** A call that a customer was promised. */
export interface CallBack extends CallNote {
  readonly callBackAt: Date
  readonly promisedAt: Date
}

type Kept = Pick<CallNote, 'promisedAt' | 'firstTriedAt' | 'calledBackAt'>

/** Whether nobody even tried before what was promised first was over: it stays so for ever. */
export function wasCalledLate(
  { promisedAt, firstTriedAt, calledBackAt }: Kept,
  now: Date,
): boolean {
  return promisedAt !== undefined && promisedAt <= (firstTriedAt ?? calledBackAt ?? now)
}

/** Somebody who still waits to be called. */
export async function openCallBack(
  { db, keys }: NoteStore,
  id: string,
): Promise<CallBack | undefined> {
  const row = await waiting(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row && promised(noteOf(keys, row))
}

/** The same, held until the transaction ends. */
export async function lockCallBack(
  { db, keys }: NoteStore,
  id: string,
): Promise<CallBack | undefined> {
  const row = await waiting(db).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && promised(noteOf(keys, row))
}

/** All who wait, whoever promised it: whoever is due first in front. */
export async function callBacksDue({ db, keys }: NoteStore, limit: number): Promise<CallBack[]> {
  const rows = await waiting(db)
    .selectAll()
    .orderBy('call_back_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => promised(noteOf(keys, row)) ?? [])
}

export async function countCallBacks(
  { db }: Pick<NoteStore, 'db'>,
  now: Date,
): Promise<{ readonly total: number; readonly late: number }> {
  return waiting(db)
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`(count(*) filter (where call_back_at <= ${now}))::int`.as('late'))
    .executeTakeFirstOrThrow()
}

/** Whoever waited for a call of ours has had one: how many were promised. */
export async function closeCallBacksWith(
  { db, clock }: CloseStore,
  customerKey: Buffer,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('call_note')
    .set({ called_back_at: clock.now() })
    .where('customer_key', '=', customerKey)
    .where('call_back_at', 'is not', null)
    .where('called_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Ends one that its transaction has locked. */
export async function endCallBack(
  { db, keys, clock }: NoteStore & CloseStore,
  { id, words, maskedName }: CallBack,
  { isReached, said }: { readonly isReached: boolean; readonly said: string },
): Promise<void> {
  const sealed = keys.seal(callNoteContext(id), { words, maskedName, said })
  await db
    .updateTable('call_note')
    .set({ called_back_at: clock.now(), is_unreached: !isReached, sealed })
    .where('id', '=', id)
    .execute()
}

export async function noteTry({ db, clock }: CloseStore, id: string): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('call_note')
    .set({
      tries: sql`tries + 1`,
      first_tried_at: sql<Date>`coalesce(first_tried_at, ${now})`,
      tried_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export async function moveCallBackTo(
  { db }: Pick<CloseStore, 'db'>,
  id: string,
  callBackAt: Date,
): Promise<void> {
  await db.updateTable('call_note').set({ call_back_at: callBackAt }).where('id', '=', id).execute()
}

function promised(note: CallNote): CallBack | undefined {
  const { callBackAt, promisedAt } = note
  if (callBackAt === undefined || promisedAt === undefined) return undefined
  return { ...note, callBackAt, promisedAt }
}

function waiting(db: Db) {
  return db
    .selectFrom('call_note')
    .where('call_back_at', 'is not', null)
    .where('called_back_at', 'is', null)
}
