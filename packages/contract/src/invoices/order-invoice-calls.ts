import { queryOrderInvoices } from './query-order-invoices.ts'

/** Calls about invoices that the handle of an order opens. */
export const orderInvoiceCalls = { queryOrderInvoices }
