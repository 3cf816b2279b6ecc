import { parse } from 'valibot'
import { invoiceSecrets } from '../../records/invoices/invoice-record.ts'
import type { NewInvoice } from '../../records/invoices/store-invoices.ts'

/** An invoice as a file of the core tells it. */
export function toldInvoice(invoice: NewInvoice) {
  const { status, issuedOn, changedOn, insuredIdNumber } = invoice
  return { ...parse(invoiceSecrets, invoice), status, issuedOn, changedOn, insuredIdNumber }
}
