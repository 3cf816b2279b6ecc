import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import { refundDueOn } from './refund-due.ts'

/** By when something is owed to whoever bought it: a minute, or a day that counts whole. */
interface Due {
  readonly dueAt: string
  readonly isLate: boolean
}

interface Circumstances {
  readonly now: Date
  readonly today: string
  /** Within so many hours the core issues what was paid. */
  readonly issueHours: number
}

type Owing = Pick<Order, 'status' | 'isIssued' | 'paidAt' | 'refundingSince'>

/** What an order owes next: money that goes back, else its policies; nothing where neither is owed. */
export function orderDue(
  order: Owing,
  payments: readonly Pick<Payment, 'refund'>[],
  { now, today, issueHours }: Circumstances,
): Due | undefined {
  const [refund] = [coreRefundDueOn(order), ...payments.map(gatewayRefundDueOn)]
    .filter((day) => day !== undefined)
    .toSorted()
  if (refund !== undefined) return { dueAt: refund, isLate: today > refund }
  if (order.status !== 'paid' || order.isIssued || order.paidAt === undefined) return undefined
  const by = secondsAfter(order.paidAt, issueHours * 3600)
  return { dueAt: minuteInChina(by), isLate: by <= now }
}

/** ISO date by which the core gives back what it did not issue. */
export function coreRefundDueOn({
  status,
  refundingSince,
}: Pick<Order, 'status' | 'refundingSince'>): string | undefined {
  if (status !== 'refunding' || refundingSince === undefined) return undefined
  return refundDueOn(refundingSince)
}

function gatewayRefundDueOn({ refund }: Pick<Payment, 'refund'>): string | undefined {
  if (refund === undefined || refund.state === 'done') return undefined
  return refund.askedAt && refundDueOn(refund.askedAt)
}
