import type { orderInvoiceCalls } from '@ecenter/contract/invoices/order-invoice-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerQueryOrderInvoices } from './query-order-invoices.ts'

export function orderInvoiceHandlers(parts: Parts): Handlers<typeof orderInvoiceCalls> {
  return { queryOrderInvoices: answerQueryOrderInvoices(parts) }
}
