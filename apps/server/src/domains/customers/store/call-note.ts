import {
  type CallKind,
  type CallOutcome,
  callKind,
  callOutcome,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { type Selectable, sql } from 'kysely'
import { object, optional, parse, string } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

export interface NoteStore {
  readonly db: Db
  readonly keys: Keys
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
  /** What was promised first: lateness is counted from it. */
  readonly promisedAt: Date | undefined
  /** How often nobody answered, and when first and last. */
  readonly tries: number
  readonly firstTriedAt: Date | undefined
  readonly triedAt: Date | undefined
  /** It ended because nobody was reached. */
  readonly isUnreached: boolean
  /** What came of the call back. */
  readonly said?: string | undefined
}

/** The sealed part of a note. */
const secrets = object({ words: string(), maskedName: string(), said: optional(string()) })

type NewNote = Omit<
  CallNote,
  'calledBackAt' | 'promisedAt' | 'tries' | 'firstTriedAt' | 'triedAt' | 'isUnreached' | 'said'
>

/** False where the call was wrapped up before. */
export async function storeCallNote({ db, keys }: NoteStore, note: NewNote): Promise<boolean> {
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
      promised_at: note.callBackAt ?? null,
      sealed: keys.seal(callNoteContext(id), { words, maskedName }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
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

export function noteOf(keys: Keys, row: Selectable<Tables['call_note']>): CallNote {
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
    promisedAt: row.promised_at ?? undefined,
    tries: row.tries,
    firstTriedAt: row.first_tried_at ?? undefined,
    triedAt: row.tried_at ?? undefined,
    isUnreached: row.is_unreached,
  }
}

export function callNoteContext(id: string): string {
  return `call-note/${id}`
}
