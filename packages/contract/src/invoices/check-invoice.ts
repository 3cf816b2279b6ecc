import { check, forward, type InferOutput, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { fen } from '../rules/counts.ts'
import {
  checkCodeTail,
  invoiceCode,
  invoiceNumber,
  isFullyDigital,
  taxpayerNumber,
} from '../rules/invoice-number.ts'
import { isoDay } from '../rules/moments.ts'

/**
 * What anyone who holds an invoice may learn of it. `unknown`: we issued none with these facts;
 * which of them is wrong is not told.
 */
const verifiedInvoice = object({
  verdict: picklist(['genuine', 'cancelled', 'reversed', 'red-letter', 'unknown']),
  facts: optional(
    object({
      billcode: optional(string()),
      billnumber: string(),
      /** ISO date. */
      makedate: string(),
      /** With tax and with what is collected for the state, as on its list; negative on a red-letter invoice. */
      billamount: fen,
      /** Vehicle tax (车船税) that is part of the amount. */
      vehicleTax: optional(fen),
      maskedBuyer: string(),
      seller: string(),
      productName: string(),
      /** Of the invoice that replaced it, or that it replaces. */
      counterpartNumber: optional(string()),
      /** ISO date of the cancelling or reversing. */
      changedOn: optional(string()),
    }),
  ),
})
export type VerifiedInvoice = InferOutput<typeof verifiedInvoice>

/**
 * Checks an invoice by what is printed on it (Invoice form, section 3). The older invoices have a
 * code and a check code; fully digital ones have neither.
 */
export const queryElectronicInvoice = defineCall({
  group: 'wp',
  path: '/invoice/queryElectronicInvoice',
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
