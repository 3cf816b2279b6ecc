import { dayInChina, daysBetween } from '../../../platform/clock/clock.ts'
import type { Appeal } from '../store/appeal.ts'
import { type AppealStatus, answerBy, isOpen } from './status.ts'

type Filed = Pick<Appeal, 'kind' | 'filedAt' | 'answerBy' | 'callBy' | 'dueOn'>

/**
 * By how many days an answer came, or is by now, too late: of the answer and that of a review the longer. It follows
 * from events and the days promised with them, which nobody takes away, so that a case that was late once stays so.
 */
export function lateDaysOf(filed: Filed, status: AppealStatus, now: Date): number {
  return Math.max(answerLateDays(filed, status, now), reviewLateDays(status, now))
}

/** Of the first answer alone, by which complaints are counted as answered in time. */
export function answerLateDays(
  filed: Filed,
  { extended, decided }: AppealStatus,
  now: Date,
): number {
  return daysLate(answerBy(filed, extended === undefined ? {} : { extended }), decided?.at ?? now)
}

/** Of a review; none where nobody asked for one. */
export function reviewLateDays(
  { 'review-asked': asked, 'review-decided': reviewed }: AppealStatus,
  now: Date,
): number {
  return asked?.answerBy === undefined ? 0 : daysLate(asked.answerBy, reviewed?.at ?? now)
}

export interface FirstCall {
  readonly by: string
  readonly isDone: boolean
  readonly lateDays: number
}

/** The first call; none where an answer came before it was due. */
export function firstCallOf(
  { callBy: by }: Pick<Filed, 'callBy'>,
  status: AppealStatus,
  now: Date,
): FirstCall | undefined {
  const { 'called-back': called, decided } = status
  const lateDays = daysLate(by, called?.at ?? decided?.at ?? now)
  if (called === undefined && !isOpen(status) && lateDays === 0) return undefined
  return { by, isDone: called !== undefined || decided !== undefined, lateDays }
}

/** Whether any of its clocks ran out, ever. */
export function wasLate(filed: Filed, status: AppealStatus, now: Date): boolean {
  return lateDaysOf(filed, status, now) > 0 || (firstCallOf(filed, status, now)?.lateDays ?? 0) > 0
}

function daysLate(due: string, at: Date): number {
  return Math.max(0, daysBetween(due, dayInChina(at)))
}
