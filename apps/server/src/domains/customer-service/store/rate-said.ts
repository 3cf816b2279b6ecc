import type { ConversationStore } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import type { Said } from './said.ts'

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
