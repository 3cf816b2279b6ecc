import type { DeliverySlot } from '@ecenter/contract/deliveries/delivery-slot.ts'
import { dayInChina } from '../../platform/clock/clock.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { type Course, isToBePaid, lastOf } from './course.ts'

/** When somebody is meant to come; nobody knows where nothing was agreed, or what was agreed is over. */
export function expectedOf(
  course: Course,
  { agreed, today }: { readonly agreed: DeliverySlot | undefined; readonly today: string },
): string | undefined {
  const isOver = agreed === undefined || agreed.day < today || agreed.day <= lastFailure(course)
  if (isOver || course.end !== undefined || lastOf(course).state === 'failed') return undefined
  return `${dayInWords(agreed.day, today)} ${agreed.hours} ${isToBePaid(course) ? '上门收款' : '送到'}`
}

/** The day of the last try that failed: what was agreed for it is over. */
function lastFailure({ steps }: Course): string {
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
