import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { stateOf } from '../../orders/rules/order-state.ts'
import { refundShown, refundTexts } from '../../orders/rules/refund-shown.ts'
import { type Order, orderTitle } from '../../orders/store/order.ts'
import type { Payment, Refund } from '../../orders/store/payment.ts'

type Shown = Omit<OwnPayment, 'handle'>

/** What became of the money of one order: what is due or was paid, and what goes back. */
export function premiumPayments(
  order: Order,
  payments: readonly Payment[],
  { now, today }: { readonly now: Date; readonly today: string },
): Shown[] {
  const title = orderTitle(order)
  const plate = order.parts.find(({ policy }) => policy.vehicle)?.policy.vehicle?.licenseNo
  const about = { title, note: plate, isOverdue: false, hasReceipt: false }
  const refunds = payments.flatMap(({ refund }) => refund ?? [])
  const isTaken = order.paidAt !== undefined
  return [
    ...premiumOf(order, payments, now),
    ...(isTaken ? payments.flatMap(surplusOf) : []),
    ...refunds.map((refund) => refundOf(refund, today)),
    // A payment goes back because its order did not take it: that is not the money that the order took.
    ...(isTaken || refunds.length === 0 ? statedRefund(order) : []),
  ].map((shown) => ({ ...about, ...shown }))
}

type Premium = Pick<Shown, 'kind' | 'amount' | 'state' | 'stateText' | 'at'> &
  Partial<Pick<Shown, 'hasReceipt' | 'dueOn' | 'isOverdue'>>

function premiumOf(order: Order, payments: readonly Payment[], now: Date): Premium[] {
  const { status, statusText, isPayable } = stateOf(order, payments, now)
  const premium = { kind: 'premium', amount: order.amountFen, stateText: statusText } as const
  if (order.paidAt !== undefined) {
    const at = minuteInChina(order.paidAt)
    const isKept = status === 'paid'
    const stateText = isKept ? statusText : '已支付'
    return [{ ...premium, state: 'done', stateText, at, hasReceipt: isKept }]
  }
  if (isPayable || status === 'on-delivery') {
    return [{ ...premium, state: 'due', at: minuteInChina(order.lastPayAt) }]
  }
  return status === 'paying' ? [{ ...premium, state: 'coming', at: undefined }] : []
}

/** What came for an order beside the money that it took. */
function surplusOf({ refund, endedAt }: Payment): Premium[] {
  if (refund === undefined) return []
  const at = endedAt && minuteInChina(endedAt)
  return [{ kind: 'premium', amount: refund.amountFen, state: 'done', stateText: '重复支付', at }]
}

function refundOf(refund: Refund, today: string): Premium {
  const { statusText, askedAt, paidAt, ...rest } = refundShown(refund, today)
  const state = refund.state === 'done' ? 'done' : 'coming'
  return { kind: 'refund', ...rest, state, stateText: statusText, at: paidAt ?? askedAt }
}

/** Where the core alone told that the money of an order goes back, it told no days. */
function statedRefund({ status, amountFen: amount }: Order): Premium[] {
  if (status !== 'refunding' && status !== 'refunded') return []
  const isDone = status === 'refunded'
  const state = isDone ? 'done' : 'coming'
  const stateText = isDone ? refundTexts.done : refundTexts.asked
  return [{ kind: 'refund', amount, state, stateText, at: undefined }]
}
