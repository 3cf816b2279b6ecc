import { check, forward, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { idNumber } from '../rules/id-number.ts'
import { idTail } from '../rules/id-tail.ts'
import { imageCode } from '../rules/image-code.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { isTogether } from '../rules/together.ts'
import { policyList, policyListAsked } from './policy-list.ts'

/**
 * Policies by the details of a person: the insured with the whole ID number, student or parent with
 * its last four characters, or the applicant's last four and mobile. Where a name and four
 * characters fit several people, the answer is 1000 at `partMobile`: the phone on file is needed.
 */
export const queryLEDInfo = defineCall({
  group: 'wp',
  path: '/api/policyQuery/queryLEDInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: pipe(
    object({
      insuredName: optional(nameOf('被保险人姓名')),
      identifyNumber: optional(idNumber),
      /** The phone on file, to tell people of one name apart. */
      partMobile: optional(mobile),
      studentName: optional(nameOf('学生姓名')),
      studentIdentifyNumber: optional(idTail),
      parentName: optional(nameOf('家长姓名')),
      parentIdentifyNumber: optional(idTail),
      applicantIdentifyNumber: optional(idTail),
      applicantMobile: optional(mobile),
      verificationCode: optional(imageCode),
      ...policyListAsked,
    }),
    forward(
      check(
        ({ insuredName, studentName, parentName, applicantIdentifyNumber }) =>
          [insuredName, studentName, parentName, applicantIdentifyNumber].some(Boolean),
        '请填写被保险人姓名',
      ),
      ['insuredName'],
    ),
    forward(
      check(
        ({ insuredName, identifyNumber }) => isTogether(insuredName, identifyNumber),
        '请填写证件号码',
      ),
      ['identifyNumber'],
    ),
    forward(
      check(
        ({ studentName, studentIdentifyNumber }) => isTogether(studentName, studentIdentifyNumber),
        '请填写学生证件号后四位',
      ),
      ['studentIdentifyNumber'],
    ),
    forward(
      check(
        ({ parentName, parentIdentifyNumber }) => isTogether(parentName, parentIdentifyNumber),
        '请填写家长证件号后四位',
      ),
      ['parentIdentifyNumber'],
    ),
    forward(
      check(
        ({ applicantIdentifyNumber, applicantMobile }) =>
          isTogether(applicantIdentifyNumber, applicantMobile),
        '请填写投保人手机号',
      ),
      ['applicantMobile'],
    ),
  ),
  response: policyList,
})
