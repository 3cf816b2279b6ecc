import { randomUUID } from 'node:crypto'
import { object, parse, string } from 'valibot'
import type { Notifier } from '../../../platform/notifications/notifier.ts'
import { type ConversationStore, conversationTopic } from './conversation.repository.ts'

/** What staff noted for each other about a conversation; no way leads from it to the customer. */
export interface StaffNote {
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly text: string
}

const secrets = object({ text: string() })

/** Those of one conversation, in the order in which they were written. */
export async function readNotes(
  { db, keys }: ConversationStore,
  conversationId: string,
): Promise<StaffNote[]> {
  const rows = await db
    .selectFrom('staff_note')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, at, staff_id, sealed }) => ({
    id,
    at,
    staffId: staff_id,
    ...parse(secrets, keys.unseal(staffNoteContext(id), sealed)),
  }))
}

/** Notes something, and notifies the desks that have the conversation open. */
export async function storeNote(
  { db, keys, notifier }: ConversationStore & { readonly notifier: Notifier },
  conversationId: string,
  note: Omit<StaffNote, 'id'>,
): Promise<StaffNote> {
  const id = randomUUID()
  await db
    .insertInto('staff_note')
    .values({
      id,
      conversation_id: conversationId,
      at: note.at,
      staff_id: note.staffId,
      sealed: keys.seal(staffNoteContext(id), { text: note.text }),
    })
    .execute()
  await notifier.notify(conversationTopic(conversationId), db)
  return { id, ...note }
}

export function staffNoteContext(id: string): string {
  return `staff-note/${id}`
}
