import { changePaymentReminder } from './change-payment-reminder.ts'
import { groupGet } from './group-get.ts'
import { queryOrder } from './query-order.ts'
import { queryOrderCenter } from './query-order-center.ts'
import { queryOrderInvoices } from './query-order-invoices.ts'
import { reopenOrder } from './reopen-order.ts'
import { startPayment } from './start-payment.ts'

export const orderCalls = {
  groupGet,
  queryOrderCenter,
  queryOrder,
  startPayment,
  reopenOrder,
  changePaymentReminder,
  queryOrderInvoices,
}
