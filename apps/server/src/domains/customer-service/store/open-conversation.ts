import { randomUUID } from 'node:crypto'
import { parse } from 'valibot'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import { type ConversationSecrets, conversationSecrets } from './chat-message-record.ts'
import {
  type ConversationStore,
  conversationContext,
  conversationOf,
} from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'

export interface NewConversation extends Pick<ConversationSecrets, 'username'> {
  readonly sessionId: string
  readonly entryId: string | undefined
  readonly subsource: string | undefined
  readonly openedAt: Date
}

/** Makes all who open a conversation in one visit do so one after the other. */
export async function lockVisit(
  { db }: Pick<ConversationStore, 'db'>,
  sessionId: string,
): Promise<void> {
  await waitForName(db, `conversations/${sessionId}`)
}

/** Opens a conversation, which the robot answers at first. */
export async function openConversation(
  { db, keys }: ConversationStore,
  { sessionId, entryId, subsource, openedAt, username }: NewConversation,
): Promise<Conversation> {
  const id = randomUUID()
  const row = await db
    .insertInto('conversation')
    .values({
      id,
      session_id: sessionId,
      status: 'robot',
      entry_id: entryId ?? null,
      subsource: subsource ?? null,
      opened_at: openedAt,
      changed_at: openedAt,
      sealed: keys.seal(conversationContext(id), parse(conversationSecrets, { username })),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return conversationOf(keys, row)
}

/** Whether something was said in this session in a conversation that has ended. */
export async function hasEndedBefore(
  { db }: Pick<ConversationStore, 'db'>,
  sessionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('conversation')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('status', '=', 'ended')
    .where('last_seq', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The conversation of a session that has not ended; the latest where there are several. */
export async function findOpenConversation(
  { db, keys }: ConversationStore,
  sessionId: string,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('conversation')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', '!=', 'ended')
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
  return row && conversationOf(keys, row)
}
