import { array, maxLength, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { emailAccepted } from '../electronic-policies/email-accepted.ts'
import { email } from '../rules/email.ts'
import { handle } from '../rules/handle.ts'
import { invoiceFormat } from './invoice-format.ts'

/** Sends one invoice, with others of the same proof beside it, to a mailbox as one mail. */
export const sendInvoiceEmail = defineCall({
  group: 'self',
  path: '/invoices/sendInvoiceEmail',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'fresh-code',
  action: 'email-invoice',
  request: object({
    handle,
    /** Invoices beside the first; each has to be proven like it. */
    others: optional(pipe(array(handle), maxLength(19, '一次最多发送 20 张发票')), []),
    email,
    fileFormat: optional(invoiceFormat, 'pdf'),
  }),
  response: emailAccepted,
})
