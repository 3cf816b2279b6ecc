import { array, check, forward, maxLength, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { cityCode } from '../rules/city-code.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { documentSerialOrName } from '../rules/document-serial.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'
import { carPolicyNumber } from '../rules/policy-number.ts'
import { storable, text } from '../rules/text.ts'
import { policyKind, policyList, policyListAsked, policySummary } from './policy-summary.ts'

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

/** One policy by its number and the names and ID in it: the form of partner channels. */
export const findByNumber = defineCall({
  path: '/policies/findByNumber',
  level: 'open',
  request: object({
    policyNo: carPolicyNumber,
    insuredNumber: idNumber,
    insuredName: nameOf('被保险人姓名'),
    applicantName: optional(nameOf('投保人姓名')),
    verificationCode: optional(imageCode),
  }),
  response: object({ policyInfoList: array(policySummary) }),
})

/** Policies other than car, by number, or by document serial or name, each with an ID number. */
export const findPropertyPolicies = defineCall({
  group: 'policy',
  path: '/policy/wapNoCarProperty',
  envelope: 'plain',
  level: 'open',
  request: propertyLookup,
  response: policyList,
})

/**
 * Which kind a policy number belongs to, so that the right form opens. It is read from the number
 * and not looked up, so it tells nothing of whether there is such a policy. An empty query type is
 * answered with code 2 and not refused here (specification, section 8).
 */
export const policyQueryRelegation = defineCall({
  group: 'policy',
  path: '/policy/policyQueryRelegation',
  level: 'open',
  request: object({
    policyNo: otherPolicyNumber,
    queryType: optional(pipe(string(), maxLength(20), storable()), ''),
  }),
  response: object({ kind: policyKind }),
})

/** The policies of a new car that had no plate when it was insured, by one of their numbers. */
export const findUnplatedCar = defineCall({
  group: 'wp',
  path: '/policy/transToCar',
  level: 'open',
  request: object({
    policyNo: carPolicyNumber,
    insuredIdentifyNo: idNumber,
    code: optional(imageCode),
    /** What the visitor began to type of the new plate; it finds nothing and is not proof. */
    licenseNo: optional(text(9, '车牌号')),
  }),
  response: object({ policyInfoList: array(policySummary) }),
})
