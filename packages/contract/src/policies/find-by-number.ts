import { array, object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { carPolicyNumber } from '../rules/car-policy-number.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { nameOf } from '../rules/name.ts'
import { policySummary } from './policy-summary.ts'

/** One policy by its number and the names and ID in it: the form of partner channels. */
export const findByNumber = defineCall({
  group: 'self',
  path: '/policies/findByNumber',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
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
