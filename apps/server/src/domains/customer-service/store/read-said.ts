import { messageHead } from '@ecenter/contract/customer-service/conversation.ts'
import type { Selectable } from 'kysely'
import { parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { chatContent, chatSpeaker } from './chat-message-record.ts'
import { type ConversationStore, chatMessageContext } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import type { Said } from './said.ts'

/** What was said in a conversation after one message, in order. */
export async function readSaidAfter(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  seq: number,
): Promise<Said[]> {
  const rows = await saidIn(db, id).where('seq', '>', seq).orderBy('seq').execute()
  return rows.map((row) => saidOf(keys, row))
}

/** What was said before one message, or last; the nearest `atMost`, in order. */
export async function readSaidBefore(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  { before, atMost }: { readonly before: number | undefined; readonly atMost: number },
): Promise<Said[]> {
  const rows = await saidIn(db, id)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(atMost)
    .execute()
  return rows.reverse().map((row) => saidOf(keys, row))
}

/** The message of that seq. */
export async function readSaidAt(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  seq: number,
): Promise<Said | undefined> {
  const row = await saidIn(db, id).where('seq', '=', seq).executeTakeFirst()
  return row && saidOf(keys, row)
}

/** The cards among it, and whose thing each of them shows. */
export async function cardsIn(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
): Promise<{ readonly seq: number; readonly customerKey: string }[]> {
  const rows = await saidIn(db, id).where('kind', '=', 'card').orderBy('seq').execute()
  return rows.flatMap((row) => {
    const { seq, content } = saidOf(keys, row)
    return content.kind === 'card' ? [{ seq, customerKey: content.customerKey }] : []
  })
}

/** What was said under the id that its sender gave it. */
export async function readSaidAs(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  sentAs: string,
): Promise<Said | undefined> {
  const row = await saidIn(db, id).where('sent_as', '=', sentAs).executeTakeFirst()
  return row && saidOf(keys, row)
}

/** The customer's words that stand nearest before one message. */
export async function readAskedBefore(
  { db, keys }: ConversationStore,
  { id }: Pick<Conversation, 'id'>,
  seq: number,
): Promise<Said | undefined> {
  const row = await saidIn(db, id)
    .where('seq', '<', seq)
    .where('sender', '=', 'customer')
    .where('kind', '=', 'text')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && saidOf(keys, row)
}

function saidIn(db: Db, conversationId: string) {
  return db.selectFrom('chat_message').selectAll().where('conversation_id', '=', conversationId)
}

/** Opens a row that was read whole. */
export function saidOf(keys: Keys, row: Selectable<Tables['chat_message']>): Said {
  const opened = keys.unseal(chatMessageContext(row.conversation_id, row.seq), row.sealed)
  return {
    ...parse(chatSpeaker, opened),
    seq: row.seq,
    at: row.at,
    from: parse(messageHead.from, row.sender),
    content: parse(chatContent, opened),
    isHelpful: row.is_helpful ?? undefined,
    ...(row.sent_as === null ? {} : { sentAs: row.sent_as }),
    ...(row.faq_id === null ? {} : { faqId: row.faq_id }),
    ...(row.staff_id === null ? {} : { staffId: row.staff_id }),
  }
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
