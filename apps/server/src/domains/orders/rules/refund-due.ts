import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { dayInChina, startOfDay } from '../../../platform/clock/clock.ts'
import { workdayAfter, workdayBefore } from '../../places/rules/workdays.ts'
import type { Order } from '../store/order.ts'

/** ISO date by which money is usually there that was owed at this moment. */
export function refundDueOn(since: Date): string {
  return workdayAfter(dayInChina(since), promisedTimes().refundWorkdays)
}

/** What was owed before then is late today. */
export function refundLateBefore(today: string): Date {
  return startOfDay(workdayBefore(today, promisedTimes().refundWorkdays))
}

/** Whether the core has said that it gives the money of an order back, and not yet that it is back. */
export function isOwedByCore({
  status,
  refundingSince,
  coreRefundedAt,
}: Pick<Order, 'status' | 'refundingSince' | 'coreRefundedAt'>): boolean {
  return status === 'refunding' && refundingSince !== undefined && coreRefundedAt === undefined
}
