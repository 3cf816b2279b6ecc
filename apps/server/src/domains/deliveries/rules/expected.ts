import type { DeliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import { dayInChina, daysAfter, minuteInChina } from '../../../platform/clock/clock.ts'
import { isToBePaid, lastOf, type Timeline } from './timeline.ts'

/** When somebody is meant to come; nobody knows where nothing was agreed, or what was agreed is over. */
export function expectedOf(
  timeline: Timeline,
  { agreed, now }: { readonly agreed: DeliverySlot | undefined; readonly now: Date },
): string | undefined {
  if (timeline.end !== undefined || lastOf(timeline).state === 'failed') return undefined
  if (agreed === undefined || isOver(agreed, now) || agreed.day <= lastFailure(timeline)) {
    return undefined
  }
  const day = dayInWords(agreed.day, dayInChina(now))
  return `${day} ${agreed.hours} ${isToBePaid(timeline) ? '上门收款' : '送到'}`
}

/** Hours are `14:00–18:00`. */
function isOver({ day, hours }: DeliverySlot, now: Date): boolean {
  const end = hours.split('–').at(-1)
  return `${day} ${end}` < minuteInChina(now)
}

/** The day of the last try that failed: what was agreed for it is over. */
function lastFailure({ steps }: Timeline): string {
  const at = steps.findLast(({ state }) => state === 'failed')?.at
  return at === undefined ? '' : dayInChina(at)
}

/** 今天, 明天, 11月25日. */
export function dayInWords(day: string, today: string): string {
  if (day === today) return '今天'
  if (day === daysAfter(today, 1)) return '明天'
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日`
}
