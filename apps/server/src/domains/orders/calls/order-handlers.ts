import type { orderCalls } from '@ecenter/contract/orders/order-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerStartPayment } from '../payment/start-payment.ts'
import { answerChangePaymentReminder } from './change-payment-reminder.ts'
import { answerGroupGet } from './group-get.ts'
import { answerQueryOrder } from './query-order.ts'
import { answerQueryOrderCenter } from './query-order-center.ts'
import { answerQueryOrderInvoices } from './query-order-invoices.ts'
import { answerReopenOrder } from './reopen-order.ts'

export function orderHandlers(parts: Parts): Handlers<typeof orderCalls> {
  return {
    groupGet: answerGroupGet(parts),
    queryOrderCenter: answerQueryOrderCenter(parts),
    queryOrder: answerQueryOrder(parts),
    startPayment: answerStartPayment(parts),
    reopenOrder: answerReopenOrder(parts),
    changePaymentReminder: answerChangePaymentReminder(parts),
    queryOrderInvoices: answerQueryOrderInvoices(parts),
  }
}
