import type { OrderRefund } from '@ecenter/contract/orders/order.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Refund } from '../store/payment.ts'
import { refundDueOn } from './refund-due.ts'

export const refundTexts = {
  asked: '退款处理中',
  'under way': '支付渠道退款中',
  done: '已退回',
} as const satisfies Record<Refund['state'], string>

/** How far money is that goes back, and by when it is usually there. */
export function refundShown(
  { amountFen, state, askedAt, doneAt }: Refund,
  today: string,
): OrderRefund {
  const dueOn = askedAt && refundDueOn(askedAt)
  return {
    amount: amountFen,
    statusText: refundTexts[state],
    askedAt: askedAt && minuteInChina(askedAt),
    dueOn: state === 'done' ? undefined : dueOn,
    isOverdue: state !== 'done' && dueOn !== undefined && today > dueOn,
    paidAt: doneAt && minuteInChina(doneAt),
  }
}
