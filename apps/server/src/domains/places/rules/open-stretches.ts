import { daysAfter } from '../../../platform/clock/clock.ts'
import type { OpeningHours, OpeningSpan } from '../../../platform/database/tables/content.ts'
import { isPublicHoliday, isWorkedWeekend } from './public-holidays.ts'

export const minutesOfDay = 24 * 60
/** Longer than any holiday, so that whatever closes for one is seen to open again. */
const daysAhead = 14

export const weekdays = ['一', '二', '三', '四', '五', '六', '日']

/** In minutes from the beginning of today. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** When it is open from yesterday on, which may last past midnight, for two weeks; what touches is one. */
export function stretchesAround(hours: OpeningHours, today: string): Stretch[] {
  const all: Stretch[] = []
  for (const { ahead, ...day } of daysAround(today)) {
    for (const { from, to } of spansOn(hours, day)) {
      const begin = ahead * minutesOfDay + minutesOf(from)
      const length = minutesOf(to) - minutesOf(from)
      all.push({ from: begin, to: begin + (length > 0 ? length : length + minutesOfDay) })
    }
  }
  return joined(all.toSorted((one, other) => one.from - other.from))
}

function joined(sorted: readonly Stretch[]): Stretch[] {
  const done: Stretch[] = []
  for (const { from, to } of sorted) {
    const last = done.at(-1)
    if (last === undefined || from > last.to) done.push({ from, to })
    else done.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) })
  }
  return done
}

interface Day {
  readonly isHoliday: boolean
  /** As which it is worked, Monday being 1. */
  readonly weekday: number
}

function spansOn({ spans, isOpenOnHolidays }: OpeningHours, day: Day): readonly OpeningSpan[] {
  if (day.isHoliday && !isOpenOnHolidays) return []
  return spans.filter(({ days }) => days.includes(day.weekday))
}

let lastAround: { readonly today: string; readonly days: readonly (Day & { ahead: number })[] } = {
  today: '',
  days: [],
}

/** The same for all who ask, and all day long. */
function daysAround(today: string) {
  if (lastAround.today !== today) {
    const days = Array.from({ length: daysAhead + 2 }, (_, at) => {
      const day = daysAfter(today, at - 1)
      // Who works on a weekend works as on any Monday.
      const weekday = isWorkedWeekend(day) ? 1 : weekdayOf(day)
      return { ahead: at - 1, isHoliday: isPublicHoliday(day), weekday }
    })
    lastAround = { today, days }
  }
  return lastAround.days
}

/** The day on which that minute falls, as people say it: 今天, 明天, 周三, 10 月 8 日. */
export function dayText(today: string, minutes: number): string {
  const ahead = Math.floor(minutes / minutesOfDay)
  if (ahead === 0) return '今天'
  if (ahead === 1) return '明天'
  const day = daysAfter(today, ahead)
  return ahead < 7 ? `周${weekdays[weekdayOf(day) - 1]}` : monthAndDay(day)
}

/** `10 月 8 日`. */
export function monthAndDay(day: string): string {
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** Of a time of day, as HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
