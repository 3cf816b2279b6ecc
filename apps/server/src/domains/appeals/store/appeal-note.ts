import { randomUUID } from 'node:crypto'
import { fileFrom } from '@ecenter/contract/appeals/case-facts.ts'
import { sql } from 'kysely'
import { type InferOutput, number, object, optional, parse, picklist, string } from 'valibot'
import { staffMark } from '../../../platform/staff/staff-mark.ts'
import { type AppealStore, appealNoteContext } from './appeal.repository.ts'
import type { AppealRef } from './appeal.ts'

/** What staff keep about an appeal, as it is sealed in its row. */
const noteSecrets = object({
  kind: picklist([
    'note',
    'file',
    'given',
    'named',
    'letter-asked',
    'letter-returned',
    'letter-approved',
  ]),
  by: staffMark,
  text: optional(string()),
  file: optional(
    object({
      name: string(),
      mediaType: picklist(['image/jpeg', 'application/pdf']),
      bytes: number(),
      from: fileFrom,
    }),
  ),
})
export type NewNote = InferOutput<typeof noteSecrets>

export interface AppealNote extends NewNote {
  readonly id: string
  readonly at: Date
}

/** In the transaction of what it tells. A file has its own id, which names its bytes too. */
export async function addNote(
  { db, keys }: AppealStore,
  { customerKey, id: appealId }: AppealRef,
  note: NewNote,
  { at, id = randomUUID() }: { readonly at: Date; readonly id?: string },
): Promise<void> {
  await db
    .insertInto('appeal_note')
    .values({
      customer_key: customerKey,
      appeal_id: appealId,
      id,
      at,
      sealed: keys.seal(appealNoteContext(id), note),
    })
    .execute()
}

/** The version of a case and its notes, counted together: each of them raises it. */
export async function countChanges(
  { db }: Pick<AppealStore, 'db'>,
  { customerKey, id }: AppealRef,
): Promise<number> {
  const ofCase = sql`customer_key = ${customerKey} and appeal_id = ${id}`
  const { changes } = await db
    .selectFrom('appeal')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .select(
      sql<number>`(
        takings
        + (select count(*) from appeal_event where ${ofCase})
        + (select count(*) from appeal_note where ${ofCase})
      )::int`.as('changes'),
    )
    .executeTakeFirstOrThrow()
  return changes
}

/** The latest in front. */
export async function readNotes(
  { db, keys }: AppealStore,
  { customerKey, id: appealId }: AppealRef,
): Promise<AppealNote[]> {
  const rows = await db
    .selectFrom('appeal_note')
    .select(['id', 'at', 'sealed'])
    .where('customer_key', '=', customerKey)
    .where('appeal_id', '=', appealId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, at, sealed }) => ({
    ...parse(noteSecrets, keys.unseal(appealNoteContext(id), sealed)),
    id,
    at,
  }))
}
