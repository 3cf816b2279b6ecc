import { defineCall } from '../call.ts'
import { invoiceList } from './invoice-list.ts'
import { policyInvoicesLookup } from './policy-invoices-lookup.ts'

/** The invoices of a policy, masked, for who knows its number and ID number. */
export const queryInvoiceByPolicyNo = defineCall({
  group: 'wp',
  path: '/api/electronicInvoice/queryInvoiceByPolicyNo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: policyInvoicesLookup,
  response: invoiceList,
})
