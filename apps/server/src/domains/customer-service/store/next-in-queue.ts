import { type ConversationStore, conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { queueOrder } from './queue.ts'

/**
 * Whose turn it is, held until the transaction ends. Whoever is being taken by somebody else is
 * passed over, so that two who ask at once get two.
 */
export async function lockNextInQueue({
  db,
  keys,
}: ConversationStore): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('conversation')
    .selectAll()
    .where('status', '=', 'queued')
    .orderBy(queueOrder)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && conversationOf(keys, row)
}
