import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { invoiceList } from '../invoices/invoice.ts'
import { handle } from '../rules/handle.ts'

/** The invoices of what an order bought, masked, for who has found the order; none before it is paid. */
export const queryOrderInvoices = defineCall({
  path: '/payments/queryOrderInvoices',
  level: 'knowledge',
  request: object({ handle }),
  response: invoiceList,
})
