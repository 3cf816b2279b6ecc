import { electronicInvoiceDownLoad } from '@ecenter/contract/invoices/electronic-invoice-down-load.ts'
import { electronicInvoiceListQuery } from '@ecenter/contract/invoices/electronic-invoice-list-query.ts'
import { queryInvoiceAndDownload } from '@ecenter/contract/invoices/query-invoice-and-download.ts'
import { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/query-invoice-by-policy-no.ts'
import { asksPlainly } from '../shell/asks-plainly.ts'

/** The invoices of a policy, as this channel asks for them. */
export function policyInvoicesCall() {
  return asksPlainly() ? electronicInvoiceListQuery : queryInvoiceByPolicyNo
}

/** A link to the file of an invoice, likewise. */
export function invoiceLinkCall() {
  return asksPlainly() ? electronicInvoiceDownLoad : queryInvoiceAndDownload
}
