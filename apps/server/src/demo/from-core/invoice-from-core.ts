import { parse } from 'valibot'
import { invoiceSecrets } from '../../domains/invoices/store/invoice-record.ts'
import type { NewInvoice } from '../../domains/invoices/store/store-invoices.ts'

/** An invoice as a file of the core tells it. */
export function invoiceFromCore(invoice: NewInvoice) {
  const { status, issuedOn, changedOn, insuredIdNumber } = invoice
  return { ...parse(invoiceSecrets, invoice), status, issuedOn, changedOn, insuredIdNumber }
}
