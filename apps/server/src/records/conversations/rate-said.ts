import type { ConversationStore } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { saidOf } from './read-said.ts'
import type { Said } from './said.ts'

/** One message of a conversation. */
export async function readSaidAt(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  seq: number,
): Promise<Said | undefined> {
  const row = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row && saidOf(keys, row)
}

/** The customer's words that stand nearest before one message. */
export async function readAskedBefore(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  seq: number,
): Promise<Said | undefined> {
  const row = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '<', seq)
    .where('sender', '=', 'customer')
    .where('kind', '=', 'text')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && saidOf(keys, row)
}

/** Notes what the customer called one answer; the last word counts. */
export async function rateSaid(
  { db }: Pick<ConversationStore, 'db'>,
  { id }: Pick<Conversation, 'id'>,
  { seq }: Pick<Said, 'seq'>,
  isHelpful: boolean,
): Promise<void> {
  await db
    .updateTable('chat_message')
    .set({ is_helpful: isHelpful })
    .where('conversation_id', '=', id)
    .where('seq', '=', seq)
    .execute()
}
