import { changeConversation } from './change-conversation.ts'
import { conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { type SayStore, say } from './say.ts'

const notice = '正在为您换一位客服，请稍等。前面的对话客服都能看到，不用重说。'

/**
 * Puts a conversation that its transaction has locked back into the queue, and tells the customer. Since
 * when they wait stays as it was, so they are served next.
 */
export async function putBack(
  store: SayStore,
  conversation: Conversation,
  at: Date,
): Promise<void> {
  await changeConversation(store, conversation, { status: 'queued', staffId: null }, at)
  const content = { kind: 'text' as const, text: notice, links: [] }
  await say(store, conversation, { from: 'notice', content }, at)
}

/** The same with all that this member of staff has; answers their ids. */
export async function putBackAllOf(store: SayStore, staffId: string, at: Date): Promise<string[]> {
  const rows = await store.db
    .selectFrom('conversation')
    .selectAll()
    .where('status', '=', 'person')
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) await putBack(store, conversationOf(store.keys, row), at)
  return rows.map(({ id }) => id)
}
