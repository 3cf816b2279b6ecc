import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { imageCode } from '../rules/image-code.ts'
import { invoiceCode } from '../rules/invoice-code.ts'
import { invoiceNumber } from '../rules/invoice-number.ts'

/** One invoice by its number and code. */
export const queryInvoiceBybillNo = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceBybillNo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    invoiceNumber,
    invoiceCode: optional(invoiceCode),
    verificationCode: optional(imageCode),
  }),
  response: object({}),
})
