import { daysAfter } from '../../../platform/clock/days.ts'
import { isPublicHoliday, isWorkedWeekend } from './public-holidays.ts'

/** The first day after this one on which people of the insurer work. */
export function workdayAfter(day: string): string {
  const next = daysAfter(day, 1)
  return isWorkday(next) ? next : workdayAfter(next)
}

/** The last one before it. */
export function workdayBefore(day: string): string {
  const last = daysAfter(day, -1)
  return isWorkday(last) ? last : workdayBefore(last)
}

function isWorkday(day: string): boolean {
  if (isPublicHoliday(day)) return false
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  return !isWeekend || isWorkedWeekend(day)
}
