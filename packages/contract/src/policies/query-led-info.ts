import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { idNumber } from '../rules/id-number.ts'
import { idTail } from '../rules/id-tail.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'

/** Policies by the details of a person: insured, student, parent or applicant. */
export const queryLEDInfo = defineCall({
  group: 'wp',
  path: '/api/policyQuery/queryLEDInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    insuredName: optional(nameOf('被保险人姓名')),
    identifyNumber: optional(idNumber),
    partMobile: optional(mobile),
    studentName: optional(nameOf('学生姓名')),
    studentIdentifyNumber: optional(idTail),
    parentName: optional(nameOf('家长姓名')),
    parentIdentifyNumber: optional(idTail),
    applicantIdentifyNumber: optional(idTail),
    applicantMobile: optional(mobile),
    verificationCode: optional(imageCode),
  }),
  response: object({}),
})
