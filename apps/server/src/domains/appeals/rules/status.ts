import type { Appeal } from '../store/appeal.ts'
import type { AppealEvent, AppealEventType } from '../store/appeal-event.ts'
import {
  answerDay,
  complexAnswerDay,
  isOver,
  reviewAnswerDay,
  reviewLastDay,
} from './appeal-clock.ts'

/** As much of an event as decides how an appeal stands. */
export type Happening = Pick<AppealEvent, 'type' | 'at'>

/** What has happened to an appeal that counts, each once. */
export type AppealStatus<Event extends Happening = Happening> = Readonly<
  Partial<Record<AppealEventType, Event>>
>

type Filed = Pick<Appeal, 'kind' | 'filedAt' | 'dueOn'>

/** Events as they were told, in any order: one that does not follow from those before it changes nothing. */
export function statusOf<Event extends Happening>({
  events,
  ...filed
}: Filed & { readonly events: readonly Event[] }): AppealStatus<Event> {
  const status: Partial<Record<AppealEventType, Event>> = {}
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if (follows(filed, status, event)) status[event.type] = event
  }
  return status
}

function follows({ kind, filedAt }: Filed, before: AppealStatus, { type, at }: Happening): boolean {
  if (before[type] !== undefined || at < filedAt) return false
  switch (type) {
    case 'called-back':
    case 'decided':
      return before.decided === undefined
    case 'extended':
      // Only a complaint may be complex, and whoever waits has to be told in time.
      return (
        kind === 'complaint' &&
        before.decided === undefined &&
        !isOver(answerDay(kind, filedAt), at)
      )
    case 'review-asked':
      return canAskReview(before, at)
    case 'review-decided':
      return before['review-asked'] !== undefined
  }
}

/** Once, within its days. */
export function canAskReview(status: AppealStatus, now: Date): boolean {
  const { decided, 'review-asked': asked } = status
  return decided !== undefined && asked === undefined && !isOver(reviewLastDay(decided.at), now)
}

/** ISO date by which the appeal, or the review of its decision, has to be answered. */
export function answerBy({ kind, filedAt, dueOn }: Filed, status: AppealStatus): string {
  const { extended, 'review-asked': asked } = status
  if (asked !== undefined) return reviewAnswerDay(asked.at)
  const day = extended === undefined ? answerDay(kind, filedAt) : complexAnswerDay(filedAt)
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
