import type { InvoiceFormat, InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'

export interface InvoiceTables {
  invoice: InvoiceTable
  invoice_lookup_key: InvoiceLookupKeyTable
  invoice_file: InvoiceFileTable
}

interface InvoiceTable {
  customer_key: Buffer
  id: string
  policy_id: string
  /** Keyed hash of the buyer's number, as a customer's. */
  buyer_key: Buffer
  status: InvoiceStatus
  /** While it is pending, the day by which it is issued. */
  issued_on: string
  /** When it was cancelled or reversed. */
  changed_on: string | null
  /** With tax and vehicle tax; negative on a red-letter invoice. */
  amount_fen: number
  sealed: Buffer
}

interface InvoiceLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
  invoice_id: string
}

interface InvoiceFileTable {
  customer_key: Buffer
  invoice_id: string
  format: InvoiceFormat
  /** The file as the tax platform delivered it. */
  sealed: Buffer
}
