import { sql } from 'kysely'
import { type ConversationStore, conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'

/** What one member of staff did. */
export interface CountOfStaff {
  readonly staffId: string
  /** Conversations taken first that day, of whoever has them now, as reports count them. */
  readonly answeredToday: number
}

/** `today` is a day in China. */
export async function countByStaff(
  { db }: Pick<ConversationStore, 'db'>,
  today: string,
): Promise<CountOfStaff[]> {
  const begin = new Date(`${today}T00:00:00+08:00`)
  const rows = await db
    .selectFrom('conversation')
    .where('first_taken_at', '>=', begin)
    .where('staff_id', 'is not', null)
    .groupBy('staff_id')
    .select(({ fn }) => ['staff_id', fn.countAll<string>().as('answered_today')])
    .execute()
  return rows.map(({ staff_id, answered_today }) => ({
    staffId: staff_id ?? '',
    answeredToday: Number(answered_today),
  }))
}

/** How many rated since then, and the average to a tenth. */
export async function ratingsSince(
  { db }: Pick<ConversationStore, 'db'>,
  since: Date,
): Promise<{ readonly count: number; readonly average: number | undefined }> {
  const { count, average } = await db
    .selectFrom('conversation')
    .where('score', 'is not', null)
    .where('changed_at', '>=', since)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select(sql<string | null>`round(avg(score), 1)`.as('average'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), average: average === null ? undefined : Number(average) }
}

/** Those that were rated last. */
export async function latestRatings(
  { db, keys }: ConversationStore,
  atMost: number,
): Promise<Conversation[]> {
  const rows = await db
    .selectFrom('conversation')
    .selectAll()
    .where('score', 'is not', null)
    .orderBy('changed_at', 'desc')
    .limit(atMost)
    .execute()
  return rows.map((row) => conversationOf(keys, row))
}
