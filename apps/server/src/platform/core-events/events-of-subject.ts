import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'

/** An event by which the core was told of a subject; what it says stays sealed. */
export interface ToldEvent {
  readonly id: string
  /** What staff read of it. */
  readonly name: string
  readonly at: Date
  readonly state: 'received' | 'waiting' | 'dead'
  readonly receivedAt: Date | undefined
}

/** More of one subject than staff read. */
const toldAtMost = 100

/** What the core was told of a subject (`order/…`) and whether it has it, the latest first; as long as events are kept. */
export async function eventsOfSubject(
  { db, keys }: { readonly db: Db; readonly keys: Keys },
  subject: string,
): Promise<ToldEvent[]> {
  const rows = await db
    .selectFrom('core_event')
    .select(['id', 'type', 'at', 'received_at', 'given_up_at'])
    .where('subject_key', '=', keys.searchHash('core-subject', subject))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(toldAtMost)
    .execute()
  return rows.map(({ id, type, at, received_at, given_up_at }) => ({
    id,
    name: coreEvents.find((event) => event.type === type)?.name ?? type,
    at,
    state: received_at !== null ? 'received' : given_up_at !== null ? 'dead' : 'waiting',
    receivedAt: received_at ?? undefined,
  }))
}
