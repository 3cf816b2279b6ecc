import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { type ConversationStore, conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { queueOrder } from './queue.ts'
import { saidOf } from './read-said.ts'
import type { Said } from './said.ts'

/** A conversation in a list of the desk. */
export interface ListedConversation {
  readonly conversation: Conversation
  /** What was said last by customer or staff; undefined before anything was. */
  readonly last: Said | undefined
  /** Messages of the customer that staff have not read. */
  readonly unread: number
}

type Query = SelectQueryBuilder<Tables, 'conversation', Selectable<Tables['conversation']>>

/** Who waits for a person, who is served next in front. */
export function queuedConversations(store: ConversationStore, atMost: number) {
  return listed(store, atMost, (query) => query.where('status', '=', 'queued').orderBy(queueOrder))
}

/** Since when the one waits for a person who has waited longest; undefined where nobody does. */
export async function queuedSince({
  db,
}: Pick<ConversationStore, 'db'>): Promise<Date | undefined> {
  const { since } = await db
    .selectFrom('conversation')
    .where('status', '=', 'queued')
    .select(({ fn }) => fn.min('queued_at').as('since'))
    .executeTakeFirstOrThrow()
  return since ?? undefined
}

/** What was left and waits for an answer, the longest waiting first. */
export function leftConversations(store: ConversationStore, atMost: number) {
  return listed(store, atMost, (query) =>
    query.where('status', '=', 'message-left').orderBy('queued_at').orderBy('id'),
  )
}

/** What one member of staff has now, the one they took first in front. */
export function conversationsOfStaff(store: ConversationStore, staffId: string, atMost: number) {
  return listed(store, atMost, (query) =>
    query
      .where('status', '=', 'person')
      .where('staff_id', '=', staffId)
      .orderBy('taken_at')
      .orderBy('id'),
  )
}

/** What any person has now, the one that was silent longest first. */
export function conversationsOfPersons(store: ConversationStore, atMost: number) {
  return listed(store, atMost, (query) =>
    query.where('status', '=', 'person').orderBy('changed_at').orderBy('id'),
  )
}

/** How many stand so. */
export async function countConversations(
  { db }: Pick<ConversationStore, 'db'>,
  status: Conversation['status'],
): Promise<number> {
  const { count } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function listed(
  { db, keys }: ConversationStore,
  atMost: number,
  choose: (query: Query) => Query,
): Promise<ListedConversation[]> {
  const rows = await choose(db.selectFrom('conversation').selectAll()).limit(atMost).execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [lasts, unread] = await Promise.all([lastSaid({ db }, ids), countUnread({ db }, ids)])
  return rows.map((row) => {
    const last = lasts.get(row.id)
    return {
      conversation: conversationOf(keys, row),
      last: last && saidOf(keys, last),
      unread: unread.get(row.id) ?? 0,
    }
  })
}

/** Of each conversation the last message that is a person's, by one step into its key. */
async function lastSaid({ db }: Pick<ConversationStore, 'db'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('conversation')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_message')
          .selectAll()
          .whereRef('conversation_id', '=', 'conversation.id')
          .where('sender', 'in', ['customer', 'agent'])
          .orderBy('seq', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .where('conversation.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.conversation_id, row]))
}

async function countUnread({ db }: Pick<ConversationStore, 'db'>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('conversation')
    .innerJoin('chat_message as said', 'said.conversation_id', 'conversation.id')
    .whereRef('said.seq', '>', 'conversation.read_by_staff')
    .where('said.sender', '=', 'customer')
    .where('conversation.id', 'in', ids)
    .groupBy('conversation.id')
    .select(({ fn }) => ['conversation.id', fn.countAll<string>().as('count')])
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
