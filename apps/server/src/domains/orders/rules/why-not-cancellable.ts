import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import { stateOf } from './order-state.ts'

/** Why an order cannot be given up now, as the customer reads it; nothing where it can. */
export function whyNotCancellable(
  order: Order,
  payments: readonly Pick<Payment, 'state' | 'isUnsure'>[],
  now: Date,
): string | undefined {
  switch (stateOf(order, payments, now).status) {
    case 'unpaid':
      return undefined
    case 'paying':
      return '支付结果还没有确认，现在不能取消。结果出来后再看。'
    case 'paid':
      return '这笔订单已支付，不能取消。要退保的，请拨打 {hotline}。'
    case 'on-delivery':
      return '这笔订单由配送员上门收款，要取消请拨打 {hotline}。'
    case 'cancelled':
      return '这笔订单已经取消。'
    case 'expired':
      return '已超过支付期限，订单已结束，不用取消。'
    case 'refunding':
    case 'refunded':
      return '这笔订单没有成立，不用取消，款项原路退回。'
  }
}
