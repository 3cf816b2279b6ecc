import {
  electronicInvoiceDownLoad,
  electronicInvoiceListQuery,
  queryInvoiceAndDownload,
  queryInvoiceByPolicyNo,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import { asksPlainly } from '../shell/asks-plainly.ts'

/** The invoices of a policy, as this channel asks for them. */
export function policyInvoicesCall() {
  return asksPlainly() ? electronicInvoiceListQuery : queryInvoiceByPolicyNo
}

/** A link to the file of an invoice, likewise. */
export function invoiceLinkCall() {
  return asksPlainly() ? electronicInvoiceDownLoad : queryInvoiceAndDownload
}
