import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/database/database.ts'

interface CannedAnswerStore {
  readonly db: Db
}

/** Words that are ready to be said. */
export interface CannedAnswerRecord {
  readonly id: string
  /** Whose it is; everybody's where it is undefined. */
  readonly staffId: string | undefined
  readonly title: string
  readonly text: string
}

/** Those of one member of staff and of everybody, by title. */
export async function readCannedAnswers(
  { db }: CannedAnswerStore,
  staffId: string,
): Promise<CannedAnswerRecord[]> {
  const rows = await db
    .selectFrom('canned_answer')
    .selectAll()
    .where(({ eb, or }) => or([eb('staff_id', '=', staffId), eb('staff_id', 'is', null)]))
    .orderBy('title')
    .orderBy('id')
    .execute()
  return rows.map(({ staff_id, ...row }) => ({ ...row, staffId: staff_id ?? undefined }))
}

/** The answer of that id, held until the transaction ends. */
export async function lockCannedAnswer(
  { db }: CannedAnswerStore,
  id: string,
): Promise<CannedAnswerRecord | undefined> {
  const row = await db
    .selectFrom('canned_answer')
    .select(['id', 'staff_id', 'title', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { staff_id, ...rest } = row
  return { ...rest, staffId: staff_id ?? undefined }
}

export type CannedAnswerToStore = Omit<CannedAnswerRecord, 'id'> & { readonly id?: string }

/** Adds an answer, or writes over the one of that id; answers it as it stands. */
export async function storeCannedAnswer(
  { db }: CannedAnswerStore,
  { id = randomUUID(), staffId, title, text }: CannedAnswerToStore,
  changed: { readonly at: Date; readonly by: string },
): Promise<CannedAnswerRecord> {
  const row = {
    staff_id: staffId ?? null,
    title,
    text,
    changed_at: changed.at,
    changed_by: changed.by,
  }
  await db
    .insertInto('canned_answer')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return { id, staffId, title, text }
}

export async function deleteCannedAnswer({ db }: CannedAnswerStore, id: string): Promise<void> {
  await db.deleteFrom('canned_answer').where('id', '=', id).execute()
}
