import { fieldRefused } from './failure.ts'

interface Bounds {
  readonly now: Date
  readonly notBefore: Date
  /** What is said of an earlier one. */
  readonly tooEarly: string
}

/**
 * The moment that staff tell in the field `at`, a minute in China as the rule `minuteOfDesk` lets it
 * through. A minute has no seconds: one that is not over yet means now, and the minute of the bound
 * means the bound, so that what follows it does not come before it.
 */
export function typedMoment(typed: string, { now, notBefore, tooEarly }: Bounds): Date {
  const minute = new Date(`${typed}:00+08:00`)
  if (minute > now) throw fieldRefused('at', '时间不能晚于现在')
  if (isSameMinute(minute, now)) return now
  if (isSameMinute(minute, notBefore)) return notBefore
  if (minute < notBefore) throw fieldRefused('at', tooEarly)
  return minute
}

function isSameMinute(one: Date, other: Date): boolean {
  return Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000)
}
