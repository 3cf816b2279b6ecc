import type { InvoiceSummary } from '@ecenter/contract/invoices/invoice.ts'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'

/** What is known of an invoice whose file is handed out. */
export type HandedOut = Pick<InvoiceSummary, 'handle' | 'formats' | 'productName' | 'billnumber'>

/** What has risen over the page, and for which invoices. */
export interface InvoiceSheet {
  readonly kind: 'save' | 'email' | 'link'
  readonly invoices: readonly HandedOut[]
}

/** To keep files; a web view that keeps none offers a link to one, and a mail for several. */
export function saveSheetOf(invoices: readonly HandedOut[]): InvoiceSheet {
  if (canSaveFiles()) return { kind: 'save', invoices }
  return { kind: invoices.length === 1 ? 'link' : 'email', invoices }
}
