import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { checkCodeTail } from '../rules/check-code-tail.ts'
import { imageCode } from '../rules/image-code.ts'
import { invoiceCode } from '../rules/invoice-code.ts'
import { invoiceNumber } from '../rules/invoice-number.ts'
import { taxpayerNumber } from '../rules/taxpayer-number.ts'
import { text } from '../rules/text.ts'

/** Verifies an invoice by what is printed on it. Fully digital invoices have no code. */
export const queryElectronicInvoice = defineCall({
  group: 'wp',
  path: '/invoice/queryElectronicInvoice',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    invoiceNumber,
    invoiceCode: optional(invoiceCode),
    issueDate: text(10, '开票日期'),
    checkCode: optional(checkCodeTail),
    taxPayerNumber: optional(taxpayerNumber),
    verificationCode: optional(imageCode),
  }),
  response: object({}),
})
