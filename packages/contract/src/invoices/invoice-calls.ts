import { array, boolean, check, forward, maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { emailAccepted } from '../electronic-policies/document-kind.ts'
import { cityCode } from '../rules/city-code.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { handle } from '../rules/handle.ts'
import { invoiceCode, invoiceNumber, isFullyDigital } from '../rules/invoice-number.ts'
import { isoDay, isoMoment } from '../rules/moments.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { email } from '../rules/people/email.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { text } from '../rules/text.ts'
import { queryElectronicInvoice } from './check-invoice.ts'
import { invoiceFormat, invoiceList } from './invoice.ts'
import { changeInvoiceTitle, readInvoiceStanding, reissueInvoice } from './invoice-change.ts'

/** One invoice and the form in which its file is wanted. */
const invoiceFile = object({ handle, fileFormat: optional(invoiceFormat, 'pdf') })

/** The file of one invoice as the tax platform delivered it; a format it did not deliver is E3020001. */
export const downloadInvoice = defineCall({
  path: '/invoices/downloadInvoice',
  answer: 'file',
  level: 'phone-on-file',
  request: invoiceFile,
})

/** A one-use link to the file of an invoice, for the plain pages. */
export const electronicInvoiceDownLoad = defineCall({
  group: 'policy',
  path: '/electronicInvoice/electronicInvoiceDownLoad',
  envelope: 'plain',
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
  level: 'open',
  request: policyInvoicesLookup,
  response: invoiceList,
})

/** A one-use link to the file of an invoice. */
export const queryInvoiceAndDownload = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceAndDownload',
  kind: 'submit',
  level: 'phone-on-file',
  request: invoiceFile,
  response: object({ url: string(), expiresAt: isoMoment }),
})

/** The invoices of a policy, masked, for who knows its number and ID number. */
export const queryInvoiceByPolicyNo = defineCall({
  group: 'wp',
  path: '/api/electronicInvoice/queryInvoiceByPolicyNo',
  level: 'open',
  request: policyInvoicesLookup,
  response: invoiceList,
})

/** One invoice by its number and code, or, where it is fully digital, by number and day. */
export const queryInvoiceBybillNo = defineCall({
  group: 'wp',
  path: '/invoice/queryInvoiceBybillNo',
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
  path: '/invoices/sendInvoiceEmail',
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
