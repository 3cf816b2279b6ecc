import { dayInChina, daysAfter, startOfDay } from '../../../platform/clock/clock.ts'
import { isPublicHoliday, isWorkedWeekend } from './public-holidays.ts'

/** The day after this one on which people of the insurer have worked so many days. */
export function workdayAfter(day: string, count = 1): string {
  return nextWorkday(day, count, 1)
}

/** The same before it. */
export function workdayBefore(day: string, count = 1): string {
  return nextWorkday(day, count, -1)
}

/** When what nobody promised becomes late: the next working day after this moment is over. */
export function endOfNextWorkday(since: Date): Date {
  return startOfDay(daysAfter(workdayAfter(dayInChina(since)), 1))
}

function nextWorkday(day: string, count: number, step: 1 | -1): string {
  if (count === 0) return day
  const next = daysAfter(day, step)
  return nextWorkday(next, isWorkday(next) ? count - 1 : count, step)
}

function isWorkday(day: string): boolean {
  if (isPublicHoliday(day)) return false
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  return !isWeekend || isWorkedWeekend(day)
}
