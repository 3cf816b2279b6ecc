import { object, optional } from 'valibot'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'

/**
 * What a customer knows about the policy behind the invoices: its number, car or not, with the ID
 * number, or unified credit code, of applicant or insured.
 */
export const policyInvoicesLookup = object({
  policyNo: otherPolicyNumber,
  identifyNumber: idNumber,
  verificationCode: optional(imageCode),
})
