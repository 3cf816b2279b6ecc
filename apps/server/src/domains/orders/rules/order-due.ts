import {
  daysAfter,
  minuteInChina,
  secondsAfter,
  startOfDay,
} from '../../../platform/clock/clock.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import { isOwedByCore, refundDueOn } from './refund-due.ts'

/** By when something is owed to whoever bought it: a minute, or a day that counts whole. */
interface Due {
  readonly kind: 'issue' | 'refund'
  readonly dueAt: string
  readonly isLate: boolean
}

interface Circumstances {
  readonly now: Date
  /** Within so many hours the core issues what was paid. */
  readonly issueHours: number
}

type Owing = Pick<Order, 'status' | 'isIssued' | 'paidAt' | 'refundingSince' | 'coreRefundedAt'>

/**
 * What an order owes: its policies, and money that goes back, of which the first day counts. What is late stands in
 * front, then what is due first; nothing where neither is owed.
 */
export function orderDues(
  order: Owing,
  payments: readonly Pick<Payment, 'refund'>[],
  { now, issueHours }: Circumstances,
): Due[] {
  return [issueDue(order, issueHours), refundDue(order, payments)]
    .flatMap((due) => (due === undefined ? [] : { ...due, isLate: due.end <= now }))
    .toSorted(
      (one, other) =>
        Number(other.isLate) - Number(one.isLate) || one.end.getTime() - other.end.getTime(),
    )
    .map(({ kind, dueAt, isLate }) => ({ kind, dueAt, isLate }))
}

/** Something that is owed, and the moment after which it is late. */
interface Ending extends Pick<Due, 'kind' | 'dueAt'> {
  readonly end: Date
}

function issueDue({ status, isIssued, paidAt }: Owing, issueHours: number): Ending | undefined {
  if (status !== 'paid' || isIssued || paidAt === undefined) return undefined
  const end = secondsAfter(paidAt, issueHours * 3600)
  return { kind: 'issue', dueAt: minuteInChina(end), end }
}

function refundDue(order: Owing, payments: readonly Pick<Payment, 'refund'>[]): Ending | undefined {
  const [day] = [coreRefundDueOn(order), ...payments.map(gatewayRefundDueOn)]
    .filter((each) => each !== undefined)
    .toSorted()
  return day === undefined
    ? undefined
    : { kind: 'refund', dueAt: day, end: startOfDay(daysAfter(day, 1)) }
}

/** ISO date by which the core gives back what it said that it does. */
export function coreRefundDueOn(
  order: Pick<Order, 'status' | 'refundingSince' | 'coreRefundedAt'>,
): string | undefined {
  const { refundingSince } = order
  if (refundingSince === undefined || !isOwedByCore(order)) return undefined
  return refundDueOn(refundingSince)
}

function gatewayRefundDueOn({ refund }: Pick<Payment, 'refund'>): string | undefined {
  if (refund === undefined || refund.state === 'done') return undefined
  return refund.askedAt && refundDueOn(refund.askedAt)
}
