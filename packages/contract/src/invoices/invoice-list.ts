import { array, type InferOutput, object } from 'valibot'
import { fen } from '../rules/fen.ts'
import { invoiceSummary } from './invoice-summary.ts'

/** The invoices of a policy, the newest first: each part of a car's policies has one of its own. */
export const invoiceList = object({
  invoiceInfoList: array(invoiceSummary),
  /** What the issued ones come to; reversed and red-letter invoices cancel each other out. */
  total: fen,
})
export type InvoiceList = InferOutput<typeof invoiceList>
