import { complexAnswerDay, reviewAnswerDay } from '../rules/appeal-clock.ts'
import { type AppealStore, appealEventContext } from './appeal.repository.ts'
import type { Appeal } from './appeal.ts'
import type { AppealEvent } from './appeal-event.ts'

/** Adds what has just happened to an appeal, which its transaction has locked before it was read. */
export async function appendAppealEvent(
  { db, keys }: AppealStore,
  { ref, filedAt, events }: Pick<Appeal, 'ref' | 'filedAt' | 'events'>,
  { type, at, text, by, approvedBy }: Omit<AppealEvent, 'answerBy'>,
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
      answer_by: promisedWith({ type, at }, filedAt),
      sealed: keys.seal(appealEventContext(ref.id, seq), { text, by, approvedBy }),
    })
    .execute()
}

/** The day is kept: the number of days that it follows from may be another one later. */
function promisedWith({ type, at }: Pick<AppealEvent, 'type' | 'at'>, filedAt: Date) {
  if (type === 'extended') return complexAnswerDay(filedAt)
  return type === 'review-asked' ? reviewAnswerDay(at) : null
}
