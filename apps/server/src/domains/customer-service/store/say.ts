import { parse } from 'valibot'
import type { Notifier } from '../../../platform/notifications/notifier.ts'
import { chatSpeaker } from './chat-message-record.ts'
import {
  type ConversationStore,
  chatMessageContext,
  conversationTopic,
} from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { readSaidAs } from './read-said.ts'
import type { Said, ToSay } from './said.ts'

export interface SayStore extends ConversationStore {
  readonly notifier: Notifier
}

/**
 * Says something in a conversation that its transaction has locked, and notifies whoever follows it. What
 * was sent before under the same id is answered as it was said then.
 */
export async function say(
  store: SayStore,
  conversation: Pick<Conversation, 'id'>,
  said: ToSay,
  at: Date,
): Promise<Said> {
  const before =
    said.sentAs === undefined ? undefined : await readSaidAs(store, conversation, said.sentAs)
  if (before !== undefined) return before
  const { db, keys, notifier } = store
  const { id } = conversation
  const { last_seq: seq } = await db
    .updateTable('conversation')
    .set(({ eb }) => ({ last_seq: eb('last_seq', '+', 1), changed_at: at }))
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_message')
    .values({
      conversation_id: id,
      seq,
      at,
      sender: said.from,
      kind: said.content.kind,
      sent_as: said.sentAs ?? null,
      faq_id: said.faqId ?? null,
      is_helpful: null,
      staff_id: said.staffId ?? null,
      sealed: keys.seal(chatMessageContext(id, seq), {
        ...said.content,
        ...parse(chatSpeaker, said),
      }),
    })
    .execute()
  await notifier.notify(conversationTopic(id), db)
  return { ...said, seq, at, isHelpful: undefined }
}
