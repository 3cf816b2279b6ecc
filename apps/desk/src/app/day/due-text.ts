import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'

type Due = Pick<DayRow, 'dueAt' | 'dueOn'>

/** How near the deadline of something is; each is a part of the list. */
export type DueGroup = 'late' | 'soon' | 'today' | 'later'

const minuteMs = 60_000

/** At which moment it is asked, and what the insurer calls soon. */
export interface DayClock {
  readonly now: number
  readonly soonMinutes: number
}

export function dueGroupOf({ dueAt, dueOn }: Due, { now, soonMinutes }: DayClock): DueGroup {
  const left = Date.parse(dueAt) - now
  if (left <= 0) return 'late'
  if (left <= soonMinutes * minuteMs) return 'soon'
  return (dueOn ?? dayOf(Date.parse(dueAt))) <= dayOf(now) ? 'today' : 'later'
}

/** A deadline of which the moment alone is told: midnight ends the day before, all of which counted. */
export function dueOfMoment(dueAt: string): Due {
  if (!minuteText(dueAt).endsWith(' 00:00')) return { dueAt }
  return { dueAt, dueOn: dayOf(Date.parse(dueAt) - minuteMs) }
}

/** 超 4 分, 剩 26 分, 今天, 15:30, 11-27: as short as the clock in a row is. */
export function dueText(due: Due, clock: DayClock): string {
  const { dueAt, dueOn } = due
  const { now } = clock
  const left = Date.parse(dueAt) - now
  switch (dueGroupOf(due, clock)) {
    case 'late':
      return `超 ${dueOn === undefined ? spanText(-left) : `${daysFrom(dueOn, now)} 天`}`
    case 'soon':
      return `剩 ${spanText(left)}`
    case 'today':
      return dueOn === undefined ? minuteText(dueAt).slice(-'HH:MM'.length) : '今天内'
    case 'later':
      return (dueOn ?? minuteText(dueAt)).slice('YYYY-'.length)
  }
}

/** A whole number of the largest unit that it fills. */
function spanText(ms: number): string {
  const minutes = Math.floor(ms / minuteMs)
  if (minutes < 60) return `${Math.max(1, minutes)} 分`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`
}

/** A day that counts whole is over by one as soon as it has ended, as lists of cases and claims say. */
function daysFrom(day: string, now: number): number {
  return (Date.parse(dayOf(now)) - Date.parse(day)) / (24 * 60 * minuteMs)
}

function dayOf(moment: number): string {
  return minuteText(new Date(moment).toISOString()).slice(0, 'YYYY-MM-DD'.length)
}
