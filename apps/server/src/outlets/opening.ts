import type { OutletSummary } from '@ecenter/contract/outlets/outlet-summary.ts'
import { daysAfter } from '../platform/clock/days.ts'
import type { OpeningHours, OpeningSpan } from '../platform/database/tables/outlets.ts'
import { isPublicHoliday, isWorkedWeekend } from '../records/places/public-holidays.ts'

export type Opening = OutletSummary['opening']

const minutesOfDay = 24 * 60
/** Longer than any holiday, so that whatever closes for one is seen to open again. */
const daysAhead = 14

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

/** In minutes from the beginning of today. */
interface Stretch {
  readonly from: number
  readonly to: number
}

/** Whether an outlet is open at a moment, and until or from when. `today` and `time` are in China. */
export function openingAt(hours: OpeningHours, today: string, time: string): Opening {
  const now = minutesOf(time)
  const stretches = stretchesAround(hours, today)
  const current = stretches.find(({ from, to }) => from <= now && now < to)
  if (current !== undefined) return { state: 'open', text: untilText(current) }
  const next = stretches.find(({ from }) => from > now)
  if (next === undefined) return { state: 'closed', text: '营业时间请致电询问' }
  // What was open past midnight ended yesterday's day: until the evening it is closed.
  const isBreak =
    next.from < minutesOfDay && stretches.some(({ from, to }) => from >= 0 && to <= now)
  return isBreak
    ? { state: 'break', text: `至 ${clockText(next.from)}` }
    : { state: 'closed', text: `${dayText(today, next.from)} ${clockText(next.from)} 营业` }
}

/** From yesterday, which may last past midnight, on; what touches is one. */
function stretchesAround(hours: OpeningHours, today: string): Stretch[] {
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

/** The same for all outlets of a list, and all day long. */
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

function untilText({ from, to }: Stretch): string {
  if (to - from >= 2 * minutesOfDay) return '全天营业'
  if (to === minutesOfDay) return '至 24:00'
  return to > minutesOfDay ? `至明天 ${clockText(to)}` : `至 ${clockText(to)}`
}

function dayText(today: string, minutes: number): string {
  const ahead = Math.floor(minutes / minutesOfDay)
  if (ahead === 0) return '今天'
  if (ahead === 1) return '明天'
  const day = daysAfter(today, ahead)
  if (ahead < 7) return `周${weekdays[weekdayOf(day) - 1]}`
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`
}

/** The hours of a week, days of the same hours together. */
export function weekOf({ spans }: OpeningHours): { days: string; times: string }[] {
  const byTimes = new Map<string, number[]>()
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const times = spans
      .filter(({ days }) => days.includes(weekday))
      .map(({ from, to }) =>
        to === '24:00' && from === '00:00' ? '全天' : `${bare(from)}–${bare(to)}`,
      )
      .join('、')
    byTimes.set(times, [...(byTimes.get(times) ?? []), weekday])
  }
  return [...byTimes].map(([times, days]) => ({
    days: daysText(days),
    times: times === '' ? '休息' : times,
  }))
}

/** 周一至周五 where the days follow each other, 周一、周三 where they do not. */
function daysText(days: readonly number[]): string {
  const named = days.map((day) => `周${weekdays[day - 1]}`)
  const [first, last] = [named[0] ?? '', named.at(-1) ?? '']
  const isRun = (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1
  return isRun && days.length > 2 ? `${first}至${last}` : named.join('、')
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function clockText(minutes: number): string {
  const ofDay = minutes % minutesOfDay
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** `08:30` as people write it. */
function bare(time: string): string {
  return time.replace(/^0/, '')
}
