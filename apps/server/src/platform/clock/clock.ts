/** The insurer's clock: every day in a policy is a day in China, which has one time and no summer time. */
export interface Clock {
  now(): Date
  /** The day in China, as YYYY-MM-DD. */
  today(): string
}

const chinaOffsetMs = 8 * 3_600_000

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => dayInChina(new Date()),
}

export function dayInChina(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 10)
}

/** The moment at which a day begins in China. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(day) - chinaOffsetMs)
}

/** The time of day in China, as HH:MM. */
export function timeInChina(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(11, 16)
}

/** Day and time in China, as YYYY-MM-DD HH:MM. */
export function minuteInChina(moment: Date): string {
  return secondInChina(moment).slice(0, 16)
}

/** Day and time in China, as YYYY-MM-DD HH:MM:SS. */
export function secondInChina(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The clocks of several machines differ by a moment. */
export const clocksDifferBySeconds = 10

/**
 * The last moment at which something that lasts so many seconds can end. What ends later was begun by a
 * clock that was ahead, and is over: nobody waits longer than the rule says because a clock was wrong.
 */
export function latestEnd(now: Date, seconds: number): Date {
  return secondsAfter(now, seconds + clocksDifferBySeconds)
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** Days are ISO dates without hour or zone; they are reckoned in UTC so that none is ever 23 hours long. */
export function daysAfter(day: string, days: number): string {
  const moved = new Date(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The same day of another year; 29 February becomes 1 March where there is none. */
export function yearsAfter(day: string, years: number): string {
  const moved = new Date(day)
  moved.setUTCFullYear(moved.getUTCFullYear() + years)
  return moved.toISOString().slice(0, 10)
}

/** How many days the second comes after the first; less than 0 where it comes before it. */
export function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / msOfDay)
}

const msOfDay = 86_400_000
