import type { orderCalls } from '@ecenter/contract/orders/order-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { OrdersServices } from '../orders-services.ts'
import { answerCancelOrder } from '../payment/cancel-order.ts'
import { answerStartPayment } from '../payment/start-payment.ts'
import { answerChangePaymentReminder } from './change-payment-reminder.ts'
import { answerFindOrders } from './find-orders.ts'
import { answerQueryOrder } from './query-order.ts'
import { answerQueryOrderCenter } from './query-order-center.ts'
import { answerQueryOrderInvoices } from './query-order-invoices.ts'
import { answerReopenOrder } from './reopen-order.ts'

export function orderHandlers(services: OrdersServices): Handlers<typeof orderCalls> {
  return {
    findOrders: answerFindOrders(services),
    queryOrderCenter: answerQueryOrderCenter(services),
    queryOrder: answerQueryOrder(services),
    startPayment: answerStartPayment(services),
    cancelOrder: answerCancelOrder(services),
    reopenOrder: answerReopenOrder(services),
    changePaymentReminder: answerChangePaymentReminder(services),
    queryOrderInvoices: answerQueryOrderInvoices(services),
  }
}
