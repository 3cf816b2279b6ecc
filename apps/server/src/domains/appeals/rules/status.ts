import type { Appeal } from '../store/appeal.ts'
import type { AppealEvent, AppealEventType } from '../store/appeal-event.ts'
import { isOver, reviewLastDay } from './appeal-clock.ts'

/** As much of an event as decides how an appeal stands. */
export type Happening = Pick<AppealEvent, 'type' | 'at' | 'answerBy'>

/** What has happened to an appeal that counts, each once. */
export type AppealStatus<Event extends Happening = Happening> = Readonly<
  Partial<Record<AppealEventType, Event>>
>

type Filed = Pick<Appeal, 'kind' | 'filedAt' | 'answerBy' | 'dueOn'>

/**
 * Events as they were told, in any order: one that does not follow from those before it changes nothing. Whether
 * one came in its days was judged when it was told; those days may be others by now.
 */
export function statusOf<Event extends Happening>({
  events,
  ...filed
}: Pick<Filed, 'kind' | 'filedAt'> & { readonly events: readonly Event[] }): AppealStatus<Event> {
  const status: Partial<Record<AppealEventType, Event>> = {}
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (follows(filed, status, event)) status[event.type] = event
  }
  return status
}

function follows(
  { kind, filedAt }: Pick<Filed, 'kind' | 'filedAt'>,
  before: AppealStatus,
  { type, at }: Happening,
): boolean {
  if (before[type] !== undefined || at < filedAt) return false
  switch (type) {
    case 'called-back':
    case 'decided':
      return before.decided === undefined
    case 'extended':
      // Only a complaint may be complex.
      return kind === 'complaint' && before.decided === undefined
    case 'review-asked':
      return before.decided !== undefined
    case 'review-decided':
      return before['review-asked'] !== undefined
  }
}

/** Once, within the days that hold now. */
export function canAskReview(status: AppealStatus, now: Date): boolean {
  const { decided, 'review-asked': asked } = status
  return decided !== undefined && asked === undefined && !isOver(reviewLastDay(decided.at), now)
}

/** ISO date by which the appeal, or the review of its decision, has to be answered, as it was promised. */
export function answerBy(
  { answerBy: promised, dueOn }: Pick<Filed, 'answerBy' | 'dueOn'>,
  { extended, 'review-asked': asked }: AppealStatus,
): string {
  if (asked?.answerBy !== undefined) return asked.answerBy
  const day = extended?.answerBy ?? promised
  // A regulator's own day may come before that of the rules, and no extension moves it.
  return dueOn !== undefined && dueOn < day ? dueOn : day
}

/** Whether an answer is still owed. */
export function isOpen(status: AppealStatus): boolean {
  if (status.decided === undefined) return true
  return status['review-asked'] !== undefined && status['review-decided'] === undefined
}

export function isOverdue(filed: Filed, status: AppealStatus, now: Date): boolean {
  return isOpen(status) && isOver(answerBy(filed, status), now)
}
