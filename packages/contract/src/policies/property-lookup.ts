import { check, forward, object, optional, picklist, pipe } from 'valibot'
import { cityCode } from '../rules/city-code.ts'
import { documentSerialOrName } from '../rules/document-serial.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { text } from '../rules/text.ts'
import { policyListAsked } from './policy-list.ts'

/**
 * What a customer knows about a policy other than car. One of policy number, document serial, name
 * and loan contract says which; the ID number of applicant or insured says that it is theirs.
 */
export const propertyLookup = pipe(
  object({
    policyNo: optional(otherPolicyNumber),
    /** The serial of a document, or the name of who is asked about. */
    visaserialNo: optional(documentSerialOrName),
    insuredName: optional(nameOf('姓名')),
    identifyNumber: optional(idNumber),
    /** 0: name and ID number are the applicant's; 1: the insured person's. */
    personType: optional(picklist(['0', '1']), '0'),
    loanContractNo: optional(text(50, '借款合同号')),
    cusType: optional(text(10, '客户类型')),
    cityCode: optional(cityCode),
    /** Leaves only policies with this phone on file. */
    mobile: optional(mobile),
    verificationCode: optional(imageCode),
    ...policyListAsked,
  }),
  forward(
    check(
      (asked) =>
        [asked.policyNo, asked.visaserialNo, asked.insuredName, asked.loanContractNo].some(Boolean),
      '请填写保单号；没有保单号时，改用姓名或单证流水号查询',
    ),
    ['policyNo'],
  ),
  forward(
    check(({ identifyNumber }) => identifyNumber !== undefined, '请填写证件号码'),
    ['identifyNumber'],
  ),
)
