import type { ChatContent } from './chat-message-record.ts'
import type { ConversationStore } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { saidOf } from './read-said.ts'
import type { Sender } from './said.ts'

export interface SentFile extends Extract<ChatContent, { kind: 'file' }> {
  readonly conversationId: string
}

/** Whose conversations are looked through: those of a session, and those of phones. */
interface Whose {
  readonly sessionId: string
  readonly phoneKeys: readonly Buffer[]
}

/** The files of all conversations that somebody may see. */
export async function readSentFiles(
  { db, keys }: ConversationStore,
  { sessionId, phoneKeys }: Whose,
): Promise<SentFile[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll('chat_message')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .where('chat_message.kind', '=', 'file')
    .where(({ eb, or }) =>
      or([
        eb('conversation.session_id', '=', sessionId),
        ...phoneKeys.map((key) => eb('conversation.phone_key', '=', key)),
      ]),
    )
    .execute()
  return rows.flatMap((row) => {
    const { content } = saidOf(keys, row)
    return content.kind === 'file' ? [{ ...content, conversationId: row.conversation_id }] : []
  })
}

/** The most files that one side sends in a conversation. */
export const filesAtMost = 30

/** How many files one side has sent in a conversation. */
export async function countSentFiles(
  { db }: Pick<ConversationStore, 'db'>,
  { id }: Pick<Conversation, 'id'>,
  sender: Sender,
): Promise<number> {
  const { files } = await db
    .selectFrom('chat_message')
    .select(({ fn }) => fn.countAll<number>().as('files'))
    .where('conversation_id', '=', id)
    .where('kind', '=', 'file')
    .where('sender', '=', sender)
    .executeTakeFirstOrThrow()
  return files
}
