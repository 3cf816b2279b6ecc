import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { invoiceFile } from './invoice-file.ts'

/** The file of one invoice as the tax platform delivered it; a format it did not deliver is E3020001. */
export const downloadInvoice = defineCall({
  group: 'self',
  path: '/invoices/downloadInvoice',
  envelope: 'head',
  answer: 'file',
  kind: 'query',
  level: 'phone-on-file',
  request: invoiceFile,
  response: object({}),
})
