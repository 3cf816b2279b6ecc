import { sql } from 'kysely'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Conversation } from './conversation.ts'

/** In which order those are served who wait: networks take turns, and in a turn who has waited longer is first. */
export const queueOrder = sql`queue_slot, queued_at, id`

/** The place of a conversation among those that wait for a person: 1 is served next. */
export async function queuePosition(
  { db }: { readonly db: Db },
  { id }: Pick<Conversation, 'id'>,
): Promise<number | undefined> {
  return (await queuePlaces({ db }, [id])).get(id)
}

/** How those were served who were taken since a moment. */
export interface QueuePace {
  readonly taken: number
  readonly meanWaitSeconds: number
}

const paceSeconds = 3600

/** How quickly the queue went in the last hour. */
export async function queuePace({ db }: { readonly db: Db }, at: Date): Promise<QueuePace> {
  const since = secondsAfter(at, -paceSeconds)
  return db
    .selectFrom('conversation')
    .where('first_taken_at', '>=', since)
    .where('queued_at', 'is not', null)
    .where('is_left_answered', '=', false)
    .select([
      sql<number>`count(*)::int`.as('taken'),
      sql<number>`coalesce(avg(extract(epoch from first_taken_at - queued_at)), 0)::float8`.as(
        'meanWaitSeconds',
      ),
    ])
    .executeTakeFirstOrThrow()
}

/** The places of those among them that wait for a person. */
export async function queuePlaces(
  { db }: { readonly db: Db },
  ids: readonly string[],
): Promise<Map<string, number>> {
  const places = await db
    .with('queue', (queue) =>
      queue
        .selectFrom('conversation')
        .select(['id', sql<number>`(row_number() over (order by ${queueOrder}))::int`.as('place')])
        .where('status', '=', 'queued'),
    )
    .selectFrom('queue')
    .select(['id', 'place'])
    .where('id', 'in', ids)
    .execute()
  return new Map(places.map(({ id, place }) => [id, place]))
}
