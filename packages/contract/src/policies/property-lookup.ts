import { object, optional, picklist } from 'valibot'
import { cityCode } from '../rules/city-code.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'

/** What a customer knows about a policy other than car; which of it is needed depends on the form. */
export const propertyLookup = object({
  policyNo: optional(text(25, '保单号')),
  visaserialNo: optional(text(50, '单证流水号')),
  insuredName: optional(nameOf('被保险人姓名')),
  identifyNumber: optional(idNumber),
  /** 0 asks by the applicant, 1 by the insured person. */
  personType: optional(picklist(['0', '1']), '0'),
  loanContractNo: optional(text(50, '借款合同号')),
  cusType: optional(text(10, '客户类型')),
  cityCode: optional(cityCode),
  mobile: optional(mobile),
  verificationCode: optional(imageCode),
})
