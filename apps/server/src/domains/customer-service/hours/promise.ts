import { dayInChina, secondsAfter, startOfDay, timeInChina } from '../../../platform/clock/clock.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import type { OpeningHours } from '../../../platform/database/tables/outlets.ts'
import {
  minutesOf,
  minutesOfDay,
  monthAndDay,
  stretchesAround,
} from '../../places/rules/open-stretches.ts'
import { clockText } from './service-hours.ts'

/** How long of the hours of people an answer takes at most. */
const answeredWithin = 4 * 60
const roundedTo = 30

/** By when a message is answered that was left then. */
export function promisedBy(times: OpeningHours, leftAt: Date): Date {
  const today = dayInChina(leftAt)
  return secondsAfter(startOfDay(today), promisedMinutes(times, leftAt) * 60)
}

/**
 * By when a message is answered that was left then, in words: `11 月 21 日 12:00 前`. It names the day,
 * for it is still read days later.
 */
export function promiseOf(times: OpeningHours, leftAt: Date): string {
  const today = dayInChina(leftAt)
  const by = promisedMinutes(times, leftAt)
  return `${monthAndDay(daysAfter(today, Math.floor(by / minutesOfDay)))} ${clockText(by)} 前`
}

/** In minutes from the beginning of the day on which it was left. */
function promisedMinutes(times: OpeningHours, leftAt: Date): number {
  const by = answeredBy(times, dayInChina(leftAt), timeInChina(leftAt))
  return Math.ceil(by / roundedTo) * roundedTo
}

/** In minutes from the beginning of today. What no day has the time for is answered by the end of the next. */
function answeredBy(times: OpeningHours, today: string, time: string): number {
  const now = minutesOf(time)
  const stretches = stretchesAround(times, today)
  const fitting = stretches.find(({ from, to }) => to - Math.max(from, now) >= answeredWithin)
  if (fitting !== undefined) return Math.max(fitting.from, now) + answeredWithin
  return stretches.find(({ from }) => from > now)?.to ?? now + minutesOfDay
}
