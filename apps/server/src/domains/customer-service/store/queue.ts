import { sql } from 'kysely'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { waitForName } from '../../../platform/database/wait-for-name.ts'
import { keysOf, timesOf } from '../../../platform/limits/wider-network.ts'
import { type ConversationStore, conversationOf } from './conversation.repository.ts'
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

/** What one customer of a network takes; of a wider network, which is many people, ten share it. */
const whole = 10
/** Who was taken already and is put back is served before all others. */
const beforeAll = -1

/** Where somebody stands in the queue. */
export interface QueueSlot {
  readonly network: string | null
  readonly slot: number
}

export const firstSlot: QueueSlot = { network: null, slot: beforeAll }

/**
 * The slot of a customer who comes now, from this network: one of each network before the second of any.
 * A network whose customers wait already goes behind its own last one, any other joins those who are
 * served next. So it never pays to have many wait, and who waits is passed by each network once at most
 * a slot. In a transaction, until whose end others of the network wait.
 */
export async function nextSlot(transaction: Db, address: string): Promise<QueueSlot> {
  const network = keysOf(address).at(-1) ?? address
  await waitForName(transaction, `queue/${network}`)
  const { next, own } = await transaction
    .selectFrom('conversation')
    .where('status', '=', 'queued')
    .where('queue_slot', '>', beforeAll)
    .select([
      sql<number>`coalesce(min(queue_slot), 0)`.as('next'),
      sql<number | null>`max(queue_slot) filter (where queue_network = ${network})`.as('own'),
    ])
    .executeTakeFirstOrThrow()
  const behindOwn = own === null ? next : own + whole / timesOf(network)
  return { network, slot: Math.max(next, behindOwn) }
}

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
