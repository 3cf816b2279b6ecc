import {
  array,
  boolean,
  check,
  forward,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { emailAccepted } from '../electronic-policies/document-kind.ts'
import { cityCode } from '../rules/city-code.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { fen } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import {
  checkCodeTail,
  invoiceCode,
  invoiceNumber,
  isFullyDigital,
  taxpayerNumber,
} from '../rules/invoice-number.ts'
import { isoDay, isoMoment } from '../rules/moments.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { email } from '../rules/people/email.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { text } from '../rules/text.ts'
import { invoiceFormat, invoiceList } from './invoice.ts'
import { changeInvoiceTitle, readInvoiceStanding, reissueInvoice } from './invoice-change.ts'

/** One invoice and the form in which its file is wanted. */
const invoiceFile = object({ handle, fileFormat: optional(invoiceFormat, 'pdf') })

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

/**
 * What a customer knows about the policy behind the invoices: its number, car or not, with the ID
 * number, or unified credit code, of applicant or insured.
 */
const policyInvoicesLookup = object({
  policyNo: otherPolicyNumber,
  identifyNumber: idNumber,
  verificationCode: optional(imageCode),
})

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

/** A one-use link to the file of an invoice. */
export const queryInvoiceAndDownload = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceAndDownload',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: invoiceFile,
  response: object({ url: string(), expiresAt: isoMoment }),
})

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

/** Whether electronic invoices are on for a branch. One that there is not is refused at `comCode`. */
export const queryInvoiceSwitch = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceSwitch',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ comCode: optional(text(20, '机构')), cityCode: optional(cityCode) }),
  response: object({
    isOn: boolean(),
    /** Where to get a paper one instead. */
    reason: optional(string()),
  }),
})

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

export const invoiceCalls = {
  queryInvoiceByPolicyNo,
  electronicInvoiceListQuery,
  queryElectronicInvoice,
  queryInvoiceBybillNo,
  queryInvoiceSwitch,
  queryInvoiceAndDownload,
  electronicInvoiceDownLoad,
  downloadInvoice,
  sendInvoiceEmail,
  readInvoiceStanding,
  changeInvoiceTitle,
  reissueInvoice,
}
