import { defineCall } from '../call.ts'
import { invoiceList } from './invoice-list.ts'
import { policyInvoicesLookup } from './policy-invoices-lookup.ts'

/** The invoices of a policy, masked, for the plain pages. */
export const electronicInvoiceListQuery = defineCall({
  group: 'policy',
  path: '/electronicInvoice/electronicInvoiceListQuery',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: policyInvoicesLookup,
  response: invoiceList,
})
