import type { OutletSummary } from '@ecenter/contract/outlets/outlet.ts'
import type { OpeningHours } from '../../../platform/database/tables/content.ts'
import {
  dayText,
  minutesOf,
  minutesOfDay,
  type Stretch,
  stretchesAround,
  weekdays,
} from '../../places/rules/open-stretches.ts'

export type Opening = OutletSummary['opening']

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

function untilText({ from, to }: Stretch): string {
  if (to - from >= 2 * minutesOfDay) return '全天营业'
  if (to === minutesOfDay) return '至 24:00'
  return to > minutesOfDay ? `至明天 ${clockText(to)}` : `至 ${clockText(to)}`
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

function clockText(minutes: number): string {
  const ofDay = minutes % minutesOfDay
  return `${Math.floor(ofDay / 60)}:${String(ofDay % 60).padStart(2, '0')}`
}

/** `08:30` as people write it. */
function bare(time: string): string {
  return time.replace(/^0/, '')
}
