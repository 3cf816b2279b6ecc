import {
  dayInChina,
  daysAfter,
  secondsAfter,
  startOfDay,
  timeInChina,
} from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import {
  minutesOf,
  minutesOfDay,
  monthAndDay,
  stretchesAround,
} from '../../places/rules/open-stretches.ts'
import { clockText } from './service-hours.ts'

const roundedTo = 30

type Promising = Pick<Settings, 'consultHours' | 'messageAnswerMinutes'>

/** By when a message is answered that was left then. */
export function promisedBy(settings: Promising, leftAt: Date): Date {
  const today = dayInChina(leftAt)
  return secondsAfter(startOfDay(today), promisedMinutes(settings, leftAt) * 60)
}

/**
 * By when a message is answered that was left then, in words: `11 月 21 日 12:00 前`. It names the day,
 * for it is still read days later.
 */
export function promiseOf(settings: Promising, leftAt: Date): string {
  const today = dayInChina(leftAt)
  const by = promisedMinutes(settings, leftAt)
  return `${monthAndDay(daysAfter(today, Math.floor(by / minutesOfDay)))} ${clockText(by)} 前`
}

/** In minutes from the beginning of the day on which it was left. */
function promisedMinutes(settings: Promising, leftAt: Date): number {
  const by = answeredBy(settings, dayInChina(leftAt), timeInChina(leftAt))
  return Math.ceil(by / roundedTo) * roundedTo
}

/** In minutes from the beginning of today. What no day has the time for is answered by the end of the next. */
function answeredBy(
  { consultHours, messageAnswerMinutes }: Promising,
  today: string,
  time: string,
): number {
  const now = minutesOf(time)
  const stretches = stretchesAround(consultHours, today)
  const fitting = stretches.find(({ from, to }) => to - Math.max(from, now) >= messageAnswerMinutes)
  if (fitting !== undefined) return Math.max(fitting.from, now) + messageAnswerMinutes
  return stretches.find(({ from }) => from > now)?.to ?? now + minutesOfDay
}
