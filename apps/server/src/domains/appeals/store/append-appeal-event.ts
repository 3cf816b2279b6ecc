import { type AppealStore, appealEventContext } from './appeal.repository.ts'
import type { Appeal } from './appeal.ts'
import type { AppealEvent } from './appeal-event.ts'

/** Adds what has just happened to an appeal, which its transaction has locked before it was read. */
export async function appendAppealEvent(
  { db, keys }: AppealStore,
  { ref, events }: Pick<Appeal, 'ref' | 'events'>,
  { type, at, text, by, approvedBy }: AppealEvent,
): Promise<void> {
  const seq = events.length + 1
  await db
    .insertInto('appeal_event')
    .values({
      customer_key: ref.customerKey,
      appeal_id: ref.id,
      seq,
      at,
      type,
      sealed: keys.seal(appealEventContext(ref.id, seq), { text, by, approvedBy }),
    })
    .execute()
}
