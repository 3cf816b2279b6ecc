import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { isoMoment } from '../rules/iso-moment.ts'
import { invoiceFile } from './invoice-file.ts'

/** A one-use link to the file of an invoice, for the plain pages. */
export const electronicInvoiceDownLoad = defineCall({
  group: 'policy',
  path: '/electronicInvoice/electronicInvoiceDownLoad',
  envelope: 'plain',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: invoiceFile,
  response: object({ url: string(), expiresAt: isoMoment }),
})
