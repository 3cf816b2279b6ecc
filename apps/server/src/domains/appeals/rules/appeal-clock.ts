import type { AppealKind } from '@ecenter/contract/appeals/appeal.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import { workdayAfter } from '../../places/rules/workdays.ts'

/**
 * The clocks of appeals (decisions, section 6), in calendar days after the day on which each begins.
 * They run in the insurer's days, and the last one counts whole.
 */
const answeredWithin = { objection: 30, complaint: 15 } as const satisfies Record<
  AppealKind,
  number
>
const complexWithin = 30
const reviewAskedWithin = 30
const reviewedWithin = 30

/** ISO date by which whoever filed an appeal is called. */
export function callBackDay(filedAt: Date): string {
  return workdayAfter(dayInChina(filedAt))
}

/** ISO date by which an appeal is answered. */
export function answerDay(kind: AppealKind, filedAt: Date): string {
  return daysAfter(dayInChina(filedAt), answeredWithin[kind])
}

/** ISO date by which a complaint is answered once it was told to be complex. */
export function complexAnswerDay(filedAt: Date): string {
  return daysAfter(dayInChina(filedAt), complexWithin)
}

/** ISO date until which a review (核查) of a decision may be asked for. */
export function reviewLastDay(decidedAt: Date): string {
  return daysAfter(dayInChina(decidedAt), reviewAskedWithin)
}

/** ISO date by which a review is answered. */
export function reviewAnswerDay(askedAt: Date): string {
  return daysAfter(dayInChina(askedAt), reviewedWithin)
}

/** Whether a day is over in China. */
export function isOver(day: string, now: Date): boolean {
  return dayInChina(now) > day
}
