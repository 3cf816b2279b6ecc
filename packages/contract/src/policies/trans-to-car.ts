import { array, object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { carPolicyNumber } from '../rules/car-policy-number.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { text } from '../rules/text.ts'
import { policySummary } from './policy-summary.ts'

/** The policies of a new car that had no plate when it was insured, by one of their numbers. */
export const transToCar = defineCall({
  group: 'wp',
  path: '/policy/transToCar',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
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
