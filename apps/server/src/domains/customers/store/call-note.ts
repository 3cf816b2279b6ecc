import {
  type CallKind,
  type CallOutcome,
  callKind,
  callOutcome,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { type Selectable, sql } from 'kysely'
import { object, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

interface NoteStore {
  readonly db: Db
  readonly keys: Keys
}

interface CloseStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** What came of a call. */
export interface CallNote {
  /** That of its call. */
  readonly id: string
  readonly staffId: string
  readonly customerKey: Buffer
  readonly holderKey: Buffer
  readonly at: Date
  readonly kind: CallKind
  readonly outcome: CallOutcome
  readonly words: string
  /** Masked: lists of what is due open nobody. */
  readonly maskedName: string
  readonly callBackAt: Date | undefined
  readonly calledBackAt: Date | undefined
}

const secrets = object({ words: string(), maskedName: string() })

/** False where the call was wrapped up before. */
export async function storeCallNote(
  { db, keys }: NoteStore,
  note: Omit<CallNote, 'calledBackAt'>,
): Promise<boolean> {
  const { id, words, maskedName, customerKey } = note
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('call_note')
    .values({
      id,
      staff_id: note.staffId,
      customer_key: customerKey,
      holder_key: note.holderKey,
      at: note.at,
      kind: note.kind,
      outcome: note.outcome,
      call_back_at: note.callBackAt ?? null,
      called_back_at: null,
      sealed: keys.seal(callNoteContext(id), { words, maskedName }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
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

/** The latest calls of a customer. */
export async function callNotesOf(
  { db, keys }: NoteStore,
  customerKey: Buffer,
  atMost: number,
): Promise<CallNote[]> {
  const rows = await db
    .selectFrom('call_note')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => noteOf(keys, row))
}

/** Somebody who still waits to be called. */
export async function openCallBack(
  { db, keys }: NoteStore,
  id: string,
): Promise<CallNote | undefined> {
  const row = await waiting(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row && noteOf(keys, row)
}

/** All who wait, whoever promised it: whoever is due first in front. */
export async function callBacksDue({ db, keys }: NoteStore, limit: number): Promise<CallNote[]> {
  const rows = await waiting(db)
    .selectAll()
    .orderBy('call_back_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => noteOf(keys, row))
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

/** How many calls each of the staff has noted since then. */
export async function countCallNotes(
  { db }: Pick<NoteStore, 'db'>,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('call_note')
    .select(['staff_id', sql<number>`count(*)::int`.as('count')])
    .where('at', '>=', since)
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, count }) => [staff_id, count]))
}

/** False where somebody has called them before, or nobody promised to. */
export async function closeCallBackOf(
  { db, clock }: CloseStore,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('call_note')
    .set({ called_back_at: clock.now() })
    .where('id', '=', id)
    .where('call_back_at', 'is not', null)
    .where('called_back_at', 'is', null)
    .returning('customer_key')
    .executeTakeFirst()
  return row?.customer_key
}

function waiting(db: Db) {
  return db
    .selectFrom('call_note')
    .where('call_back_at', 'is not', null)
    .where('called_back_at', 'is', null)
}

function noteOf(keys: Keys, row: Selectable<Tables['call_note']>): CallNote {
  return {
    ...parse(secrets, keys.unseal(callNoteContext(row.id), row.sealed)),
    id: row.id,
    staffId: row.staff_id,
    customerKey: row.customer_key,
    holderKey: row.holder_key,
    at: row.at,
    kind: parse(callKind, row.kind),
    outcome: parse(callOutcome, row.outcome),
    callBackAt: row.call_back_at ?? undefined,
    calledBackAt: row.called_back_at ?? undefined,
  }
}

export function callNoteContext(id: string): string {
  return `call-note/${id}`
}
