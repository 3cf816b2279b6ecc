import { secondsAfter } from '../../../platform/clock/clock.ts'
import { whyNotPayable } from '../payment/payable.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import type { OrderState } from './order-state.ts'

interface Circumstances {
  readonly payments: readonly Pick<Payment, 'refund' | 'failure'>[]
  readonly now: Date
  readonly hotline: string
  /** Within so many hours the core issues what was paid. */
  readonly issueHours: number
}

/** Why an order cannot be paid, or what the customer waits for, and what to do; nothing where all is well. */
export function adviceOn(
  order: Order,
  { status }: Pick<OrderState, 'status'>,
  { payments, now, hotline, issueHours }: Circumstances,
): string | undefined {
  switch (status) {
    case 'paying':
      return '支付结果还没有确认，请不要重复支付。结果出来后，这里会显示。'
    case 'paid':
      return [refundOfMore(), issuing()].filter((text) => text !== undefined).join('') || undefined
    case 'expired':
    case 'cancelled':
      return [whyNot(), refundText()].join('')
    default:
      return whyNot()
  }

  function refundOfMore(): string | undefined {
    return payments.some(({ refund }) => refund !== undefined)
      ? '订单已支付。多付的款项将原路退回，不需要您办理。'
      : undefined
  }

  /** What comes next is the core's, so no time is promised for it. */
  function issuing(): string | undefined {
    if (order.isIssued) return undefined
    if (order.paidAt !== undefined && order.paidAt <= secondsAfter(now, -issueHours * 3600)) {
      return `款项已收到，但超过 ${issueHours} 小时还没有出具保单。已转给工作人员处理，您也可以致电 ${hotline} 查询，请不要重复支付。`
    }
    return `款项已收到，正在出具保单。保单和发票出来后，会显示在这里，请不要重复支付。等了很久还没有，请致电 ${hotline}。`
  }

  function whyNot(): string | undefined {
    return whyNotPayable(order, now)?.replace('{hotline}', hotline)
  }

  /** Money that came late goes back also where the order has ended since. */
  function refundText(): string | undefined {
    return payments.find(({ refund }) => refund !== undefined)?.failure
  }
}
