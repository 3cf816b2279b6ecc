import { object, optional } from 'valibot'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'

/** What a customer knows about a claim: its policy, its report, or who reported it. */
export const otherClaimLookup = object({
  policyNo: optional(text(25, '保单号')),
  insuredName: optional(nameOf('被保险人姓名')),
  identifyNumber: optional(idNumber),
  registNo: optional(text(30, '报案号')),
  reportorName: optional(nameOf('报案人姓名')),
  mobile: optional(mobile),
  verificationCode: optional(imageCode),
})
