import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { workdayAfter, workdayBefore } from '../../places/rules/workdays.ts'

/** ISO date by which who left their wish on this day is called. */
export function callBy(leftOn: string): string {
  return workdayAfter(leftOn, promisedTimes().leadCallWorkdays)
}

/** Whoever left it before this day should have been called by yesterday. */
export function lateBefore(today: string): string {
  return workdayBefore(today, promisedTimes().leadCallWorkdays)
}
