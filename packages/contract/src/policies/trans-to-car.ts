import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { carPolicyNumber } from '../rules/car-policy-number.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { text } from '../rules/text.ts'

/** The policies of a new car that had no plate when it was insured. */
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
    licenseNo: optional(text(9, '车牌号')),
  }),
  response: object({}),
})
