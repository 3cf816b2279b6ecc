import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { type ConversationStore, conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'
import { type QueuePace, queuePace, queuePlaces } from './queue.ts'
import { saidOf } from './read-said.ts'
import type { Said } from './said.ts'

/** A conversation, and the last message of it that somebody knows. */
export interface Known {
  readonly id: string
  readonly seq: number
}

/** What somebody who knows a conversation does not know yet. */
export interface Changes {
  readonly conversation: Conversation
  /** In order; whoever gets `saidAtOnce` asks again for the rest. */
  readonly said: readonly Said[]
  /** While it is queued. */
  readonly place: QueuePosition | undefined
}

/** Where somebody stands in the queue, and how it goes. */
export interface QueuePosition {
  /** 1 is served next. */
  readonly position: number
  readonly pace: QueuePace
}

export const saidAtOnce = 100

/**
 * What is new in each of many conversations; none where it was removed. How one stands is never newer than what was
 * said in it, so that nobody learns of an end before the last words.
 */
export async function readChanges(
  store: ConversationStore & { readonly clock: Pick<Clock, 'now'> },
  known: readonly Known[],
): Promise<(Changes | undefined)[]> {
  const { db, keys } = store
  const ids = known.map(({ id }) => id)
  const rows = await db.selectFrom('conversation').selectAll().where('id', 'in', ids).execute()
  const conversations = new Map(rows.map((row) => [row.id, conversationOf(keys, row)]))
  const said = await readSaid(store, known)
  const isAnyQueued = rows.some(({ status }) => status === 'queued')
  const places = isAnyQueued ? await placesNow(store, ids) : new Map<string, QueuePosition>()
  return known.map(({ id }, index) => {
    const conversation = conversations.get(id)
    if (conversation === undefined) return undefined
    return { conversation, said: said[index] ?? [], place: places.get(id) }
  })
}

async function placesNow(
  store: { readonly db: Db; readonly clock: Pick<Clock, 'now'> },
  ids: readonly string[],
): Promise<Map<string, QueuePosition>> {
  const positions = await queuePlaces(store, ids)
  const pace = await queuePace(store, store.clock.now())
  return new Map([...positions].map(([id, position]) => [id, { position, pace }]))
}

/** What was said after what is known, for each. */
async function readSaid(
  { db, keys }: ConversationStore,
  known: readonly Known[],
): Promise<Said[][]> {
  const { rows } = await sql<Tables['chat_message'] & { readonly place: number }>`
    select known.place::int, said.* from unnest(
      ${known.map(({ id }) => id)}::uuid[], ${known.map(({ seq }) => seq)}::int[]
    ) with ordinality as known (id, seq, place)
    cross join lateral (
      select * from chat_message where conversation_id = known.id and seq > known.seq
      order by seq limit ${saidAtOnce}
    ) as said
    order by known.place, said.seq
  `.execute(db)
  const said: Said[][] = known.map(() => [])
  for (const row of rows) said[row.place - 1]?.push(saidOf(keys, row))
  return said
}
