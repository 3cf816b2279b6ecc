import { conversationState } from '@ecenter/contract/customer-service/conversation.ts'
import { chatOutcome } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { arrivedAs } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { Selectable } from 'kysely'
import { optional, parse } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { conversationSecrets } from './chat-message-record.ts'
import type { Conversation } from './conversation.ts'

export interface ConversationStore {
  readonly db: Db
  readonly keys: Keys
}

/** The conversation of that id; its caller knows whose it has to be. */
export async function readConversation(
  { db, keys }: ConversationStore,
  id: string,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && conversationOf(keys, row)
}

/**
 * The same, held until the transaction ends: whatever changes a conversation or says something in it
 * does so one after the other, and judges what it found then.
 */
export async function lockConversation(
  { db, keys }: ConversationStore,
  id: string,
): Promise<Conversation | undefined> {
  const row = await db
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && conversationOf(keys, row)
}

/** Opens a row that was read whole. */
export function conversationOf(keys: Keys, row: Selectable<Tables['conversation']>): Conversation {
  return {
    ...parse(conversationSecrets, keys.unseal(conversationContext(row.id), row.sealed)),
    id: row.id,
    sessionId: row.session_id,
    phoneKey: row.phone_key ?? undefined,
    status: parse(conversationState.entries.status, row.status),
    entryId: row.entry_id ?? undefined,
    subsource: row.subsource ?? undefined,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
    queuedAt: row.queued_at ?? undefined,
    takenAt: row.taken_at ?? undefined,
    endedAt: row.ended_at ?? undefined,
    staffId: row.staff_id ?? undefined,
    misses: row.misses,
    lastSeq: row.last_seq,
    readByCustomer: row.read_by_customer,
    readByStaff: row.read_by_staff,
    score: row.score ?? undefined,
    arrivedAs: parse(optional(arrivedAs), row.arrived_as ?? undefined),
    needsWrapUp: row.needs_wrap_up,
    causeId: row.cause_id ?? undefined,
    outcome: parse(optional(chatOutcome), row.outcome ?? undefined),
  }
}

/** Most who ask are known by nothing but their session, so their files stand with the conversation. */
export function conversationKey(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function conversationContext(id: string): string {
  return `conversation/${id}`
}

export function chatMessageContext(id: string, seq: number): string {
  return `chat-message/${id}/${seq}`
}

/** What is notified when something was said in a conversation or it stands otherwise. */
export function conversationTopic(id: string): string {
  return `conversation/${id}`
}

/** What is notified when the queue or whose conversations are whose has changed. */
export const queueTopic = 'conversations'

/** For staff: the conversations in which this phone was proven, the latest first. */
export async function conversationsOfPhone(
  { db, keys }: ConversationStore,
  phoneKey: Buffer,
  atMost: number,
): Promise<Conversation[]> {
  const rows = await db
    .selectFrom('conversation')
    .selectAll()
    .where('phone_key', '=', phoneKey)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => conversationOf(keys, row))
}
