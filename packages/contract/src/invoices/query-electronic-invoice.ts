import { check, forward, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { checkCodeTail } from '../rules/check-code-tail.ts'
import { imageCode } from '../rules/image-code.ts'
import { invoiceCode } from '../rules/invoice-code.ts'
import { invoiceNumber, isFullyDigital } from '../rules/invoice-number.ts'
import { isoDay } from '../rules/iso-day.ts'
import { taxpayerNumber } from '../rules/taxpayer-number.ts'
import { verifiedInvoice } from './verified-invoice.ts'

/**
 * Checks an invoice by what is printed on it (Invoice form, section 3). The older invoices have a
 * code and a check code; fully digital ones have neither.
 */
export const queryElectronicInvoice = defineCall({
  group: 'wp',
  path: '/invoice/queryElectronicInvoice',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: pipe(
    object({
      invoiceNumber,
      invoiceCode: optional(invoiceCode),
      issueDate: isoDay('开票日期'),
      checkCode: optional(checkCodeTail),
      taxPayerNumber: optional(taxpayerNumber),
      verificationCode: optional(imageCode),
    }),
    forward(
      check(
        ({ invoiceNumber, invoiceCode }) =>
          isFullyDigital(invoiceNumber) || invoiceCode !== undefined,
        '请输入正确的 12 位发票代码',
      ),
      ['invoiceCode'],
    ),
    forward(
      check(
        ({ invoiceNumber, checkCode }) => isFullyDigital(invoiceNumber) || checkCode !== undefined,
        '请输入发票校验码的最后 6 位数字',
      ),
      ['checkCode'],
    ),
  ),
  response: verifiedInvoice,
})
