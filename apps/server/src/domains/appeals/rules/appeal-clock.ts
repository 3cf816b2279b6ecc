import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { dayInChina, daysAfter } from '../../../platform/clock/clock.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'

/*
 * The clocks of appeals (decisions, section 6), in calendar days after the day on which each begins.
 * They run in the insurer's days, and the last one counts whole.
 */

/** ISO date by which whoever filed an appeal is called. */
export function callBackDay(filedAt: Date): string {
  return workdayAfter(dayInChina(filedAt), promisedTimes().appealCallWorkdays)
}

/** ISO date by which an appeal is answered. */
export function answerDay(kind: AppealKind, filedAt: Date): string {
  return daysAfter(dayInChina(filedAt), promisedTimes()[`${kind}Days`])
}

/** ISO date by which a complaint is answered once it was told to be complex. */
export function complexAnswerDay(filedAt: Date): string {
  return daysAfter(dayInChina(filedAt), promisedTimes().complexComplaintDays)
}

/** ISO date until which a review (核查) of a decision may be asked for. */
export function reviewLastDay(decidedAt: Date): string {
  return daysAfter(dayInChina(decidedAt), promisedTimes().reviewAskedDays)
}

/** ISO date by which a review is answered. */
export function reviewAnswerDay(askedAt: Date): string {
  return daysAfter(dayInChina(askedAt), promisedTimes().reviewDays)
}

/** Whether a day is over in China. */
export function isOver(day: string, now: Date): boolean {
  return dayInChina(now) > day
}
