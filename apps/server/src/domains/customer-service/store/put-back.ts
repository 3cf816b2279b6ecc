import { changeConversation } from './change-conversation.ts'
import { conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { firstSlot } from './queue.ts'
import { type SayStore, say } from './say.ts'

/** Whether somebody gives it on, or has just gone. */
type PutBackAs = 'given-on' | 'gone'

/**
 * Puts a conversation that its transaction has locked back into the queue, and tells the customer. Since
 * when they wait stays as it was, so they are served next.
 */
export async function putBack(
  store: SayStore,
  conversation: Conversation,
  at: Date,
  as: PutBackAs = 'given-on',
): Promise<void> {
  const back = { status: 'queued', staffId: null, queued: firstSlot, arrivedAs: null } as const
  await changeConversation(store, conversation, back, at)
  const text = `${notices[as]}前面的对话客服都能看到，不用重说。`
  const content = { kind: 'text' as const, text, links: [] }
  await say(store, conversation, { from: 'notice', content }, at)
}

/** It stays in the log while the place in the queue changes: that is told beside it. */
const notices: Readonly<Record<PutBackAs, string>> = {
  'given-on': '正在为您换一位客服，请稍等。',
  gone: '接待您的客服已离线，已为您重新排队，请稍等。',
}

/** The same with all that this member of staff has, who has waited longest first; answers their ids. */
export async function putBackAllOf(
  store: SayStore,
  staffId: string,
  at: Date,
  as?: PutBackAs,
): Promise<string[]> {
  const rows = await store.db
    .selectFrom('conversation')
    .selectAll()
    .where('status', '=', 'person')
    .where('staff_id', '=', staffId)
    .orderBy('queued_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) await putBack(store, conversationOf(store.keys, row), at, as)
  return rows.map(({ id }) => id)
}
