import { check, forward, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { imageCode } from '../rules/image-code.ts'
import { invoiceCode } from '../rules/invoice-code.ts'
import { invoiceNumber, isFullyDigital } from '../rules/invoice-number.ts'
import { isoDay } from '../rules/iso-day.ts'
import { invoiceList } from './invoice-list.ts'

/** One invoice by its number and code, or, where it is fully digital, by number and day. */
export const queryInvoiceBybillNo = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceBybillNo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: pipe(
    object({
      invoiceNumber,
      invoiceCode: optional(invoiceCode),
      issueDate: optional(isoDay('开票日期')),
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
        ({ invoiceNumber, issueDate }) => !isFullyDigital(invoiceNumber) || issueDate !== undefined,
        '请选择开票日期',
      ),
      ['issueDate'],
    ),
  ),
  response: invoiceList,
})
