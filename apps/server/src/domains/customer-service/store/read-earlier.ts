import type { ConversationStore } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { saidOf } from './read-said.ts'
import type { Said } from './said.ts'

/** A message with the visit in which it was said. */
export interface Earlier {
  readonly conversationId: string
  readonly openedAt: Date
  readonly said: Said
}

export interface EarlierPage {
  /** Of this conversation only what was said before that message. */
  readonly before: number | undefined
  /** The session of whoever reads: what ended in it before is theirs. */
  readonly sessionId: string
  /** The phone whose earlier conversations follow; the caller knows that it was proven. */
  readonly phoneKey: Buffer | undefined
  readonly skip: number
  readonly count: number
}

/** What was said in this conversation and, further back, in earlier ones of this session or one phone; the latest first. */
export async function readEarlier(
  { db, keys }: ConversationStore,
  { id, openedAt }: Pick<Conversation, 'id' | 'openedAt'>,
  { before, sessionId, phoneKey, skip, count }: EarlierPage,
): Promise<Earlier[]> {
  const rows = await db
    .selectFrom('chat_message')
    .innerJoin('conversation', 'conversation.id', 'chat_message.conversation_id')
    .selectAll('chat_message')
    .select('conversation.opened_at')
    .where(({ eb, and, or }) => {
      const here = eb('conversation.id', '=', id)
      const own = before === undefined ? here : and([here, eb('chat_message.seq', '<', before)])
      const isTheirs = eb('conversation.session_id', '=', sessionId)
      const earlier =
        phoneKey === undefined
          ? isTheirs
          : or([isTheirs, eb('conversation.phone_key', '=', phoneKey)])
      return or([own, and([earlier, eb('conversation.opened_at', '<', openedAt)])])
    })
    .orderBy('conversation.opened_at', 'desc')
    .orderBy('conversation.id')
    .orderBy('chat_message.seq', 'desc')
    .limit(count)
    .offset(skip)
    .execute()
  return rows.map(({ opened_at, ...row }) => ({
    conversationId: row.conversation_id,
    openedAt: opened_at,
    said: saidOf(keys, row),
  }))
}
