import type { WrappedUp } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { type ConversationStore, conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'

/** Which conversations are looked for that persons had and that are over. */
export interface ClosedAsked {
  /** Ended from this moment on, and before that one. */
  readonly from: Date | undefined
  readonly before: Date | undefined
  readonly staffId: string | undefined
  readonly causeId?: string | undefined
  readonly tagId?: string | undefined
  readonly outcome?: WrappedUp | undefined
}

/** One page of them, the latest in front, and how many there are. */
export async function closedConversations(
  { db, keys }: ConversationStore,
  asked: ClosedAsked,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly found: Conversation[]; readonly total: number }> {
  const query = among({ db }, asked)
  const [rows, { count }] = await Promise.all([
    query
      .selectAll()
      .orderBy('ended_at', 'desc')
      .orderBy('id')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { found: rows.map((row) => conversationOf(keys, row)), total: Number(count) }
}

/** What one member of staff, or everybody, has not said yet of what their customers left, the oldest in front. */
export async function unwrappedConversations(
  { db, keys }: ConversationStore,
  staffId: string | undefined,
  atMost: number,
): Promise<Conversation[]> {
  const rows = await db
    .selectFrom('conversation')
    .selectAll()
    .where('needs_wrap_up', '=', true)
    .$if(staffId !== undefined, (all) => all.where('staff_id', '=', staffId ?? ''))
    .orderBy('ended_at')
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map((row) => conversationOf(keys, row))
}

/** How many of those there are, and how many ended before that moment. */
export async function countUnwrapped(
  { db }: Pick<ConversationStore, 'db'>,
  staffId: string,
  before: Date,
): Promise<{ readonly total: number; readonly late: number }> {
  const { total, late } = await db
    .selectFrom('conversation')
    .where('needs_wrap_up', '=', true)
    .where('staff_id', '=', staffId)
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('ended_at', '<=', before).as('late'),
    ])
    .executeTakeFirstOrThrow()
  return { total: Number(total), late: Number(late) }
}

/** The same of everybody who has any. */
export async function countUnwrappedByStaff(
  { db }: Pick<ConversationStore, 'db'>,
  before: Date,
): Promise<{ readonly ownerId: string; readonly total: number; readonly late: number }[]> {
  const rows = await db
    .selectFrom('conversation')
    .where('needs_wrap_up', '=', true)
    .where('staff_id', 'is not', null)
    .groupBy('staff_id')
    .select(({ fn }) => [
      'staff_id',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('ended_at', '<=', before).as('late'),
    ])
    .execute()
  return rows.map(({ staff_id, total, late }) => ({
    ownerId: staff_id ?? '',
    total: Number(total),
    late: Number(late),
  }))
}

/** Everybody who had one that is over. */
export async function staffOfClosed({ db }: Pick<ConversationStore, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('staff_id')
    .distinct()
    .where('taken_at', 'is not', null)
    .where('ended_at', 'is not', null)
    .execute()
  return rows.flatMap(({ staff_id }) => staff_id ?? [])
}

/** Each condition that was asked for; a field without a value asks nothing. */
function among(store: Pick<ConversationStore, 'db'>, asked: ClosedAsked) {
  const { from, before, staffId, causeId, tagId, outcome } = asked
  let query = store.db
    .selectFrom('conversation')
    .where('status', '=', 'ended')
    .where('taken_at', 'is not', null)
  if (from !== undefined) query = query.where('ended_at', '>=', from)
  if (before !== undefined) query = query.where('ended_at', '<', before)
  if (staffId !== undefined) query = query.where('staff_id', '=', staffId)
  if (causeId !== undefined) query = query.where('cause_id', '=', causeId)
  if (outcome === 'missing') query = query.where('needs_wrap_up', '=', true)
  else if (outcome !== undefined) query = query.where('outcome', '=', outcome)
  if (tagId === undefined) return query
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('chat_tag')
        .select('chat_tag.label_id')
        .whereRef('chat_tag.conversation_id', '=', 'conversation.id')
        .where('chat_tag.label_id', '=', tagId),
    ),
  )
}
