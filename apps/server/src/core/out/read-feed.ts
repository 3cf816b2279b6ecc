import type { Selectable } from 'kysely'
import { object, parse, record, string, unknown } from 'valibot'
import { coreEventContext } from '../../platform/core-events/tell-core.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Keys } from '../../platform/keys/keys.ts'

/** An event opened. */
export interface StoredEvent {
  readonly position: number
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly at: Date
  readonly data: Record<string, unknown>
}

interface FeedStore {
  readonly db: Db
  readonly keys: Keys
}

/** What comes behind a position, at most so many. */
export async function readFeed(
  { db, keys }: FeedStore,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('core_event')
    .select(['id', 'type', 'at', 'position', 'sealed'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => openEvent(keys, row))
}

const sealedPart = object({ subject: string(), data: record(string(), unknown()) })

/** Opens an event that has its position. */
export function openEvent(
  keys: Keys,
  row: Pick<Selectable<Tables['core_event']>, 'id' | 'type' | 'at' | 'position' | 'sealed'>,
): StoredEvent {
  if (row.position === null) throw new Error('an event without a position is not in the feed')
  return {
    position: row.position,
    id: row.id,
    type: row.type,
    at: row.at,
    ...parse(sealedPart, keys.unseal(coreEventContext(row.id), row.sealed)),
  }
}

/** Notes that the core has all up to a position; what it has already stays as it was noted. */
export async function noteReceived(
  { db }: Pick<FeedStore, 'db'>,
  upTo: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core_event')
    .set({ received_at: now, given_up_at: null })
    .where('position', '<=', upTo)
    .where('received_at', 'is', null)
    .execute()
}
