import { object, optional } from 'valibot'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { text } from '../rules/text.ts'

/** What a customer knows about the policy behind the invoices. */
export const policyInvoicesLookup = object({
  policyNo: text(25, '保单号'),
  identifyNumber: idNumber,
  verificationCode: optional(imageCode),
})
