import type { ServiceHours } from '@ecenter/contract/customer-service/conversation.ts'
import { dayInChina, timeInChina } from '../../../platform/clock/clock.ts'
import type { OpeningHours } from '../../../platform/database/tables/content.ts'
import {
  dayText,
  minutesOf,
  minutesOfDay,
  stretchesAround,
} from '../../places/rules/open-stretches.ts'

/** Whether people answer at a moment, and when they do next. */
export function serviceHoursAt(times: OpeningHours, at: Date): ServiceHours {
  const today = dayInChina(at)
  const now = minutesOf(timeInChina(at))
  const stretches = stretchesAround(times, today)
  const hours = timesText(times)
  if (stretches.some(({ from, to }) => from <= now && now < to)) return { hours, isOpen: true }
  const next = stretches.find(({ from }) => from > now)
  const opensAt = next && `${dayText(today, next.from)} ${clockText(next.from)}`
  return { hours, isOpen: false, opensAt }
}

function timesText({ spans, isOpenOnHolidays }: OpeningHours): string {
  const days = isOpenOnHolidays ? '每天' : '工作日'
  const hours = spans.map(({ from, to }) =>
    from === '00:00' && to === '24:00' ? '24 小时' : `${from}–${to}`,
  )
  return `${days} ${hours.join('、')}`
}

/** `08:05`, of minutes from the beginning of any day. */
export function clockText(minutes: number): string {
  const ofDay = minutes % minutesOfDay
  const parts = [Math.floor(ofDay / 60), ofDay % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
