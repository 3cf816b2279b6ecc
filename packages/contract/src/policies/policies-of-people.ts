import {
  array,
  check,
  forward,
  type InferOutput,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { listExtent, pageAsked } from '../list-page.ts'
import { isTogether } from '../rules/by-field.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { handle } from '../rules/handle.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { idTail } from '../rules/people/id-tail.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'
import { schoolName } from '../rules/people/school-name.ts'
import { text } from '../rules/text.ts'
import { policyList, policyListAsked } from './policy-summary.ts'

/** One person that a policy names. */
const insuredPerson = object({
  /** The place in the policy's list, from 1. */
  number: number(),
  name: string(),
  maskedIdNumber: string(),
  /** To the applicant, for example 子女; absent where a company insures its staff. */
  relation: optional(string()),
  /** The plan of covers, for example 方案一. */
  plan: optional(string()),
  /** ISO dates; who joined with the policy and stays to its end has none. */
  joinedOn: optional(string()),
  leftOn: optional(string()),
})
export type InsuredPerson = InferOutput<typeof insuredPerson>

/** The people that a policy names, a page at a time; `search` takes a whole name or ID number. */
export const insuredPeople = defineCall({
  path: '/policies/insuredPeople',
  level: 'phone-on-file',
  request: object({ handle, search: optional(text(50, '姓名或证件号码')), ...pageAsked }),
  response: object({ people: array(insuredPerson), ...listExtent }),
})

/**
 * The policies of the customer whom a channel signed on, already open; for anybody
 * else there are none (1007).
 */
export const myPolicies = defineCall({
  path: '/policies/myPolicies',
  level: 'open',
  request: object({ ...policyListAsked }),
  response: policyList,
})

/** Borrower cover, by the number of the loan contract and the borrower's ID number. */
export const findLoanPolicies = defineCall({
  group: 'wp',
  path: '/api/policyQuery/selectShieJCO',
  level: 'open',
  request: object({
    loanContractNo: text(50, '借款合同号'),
    insuredName: optional(nameOf('借款人姓名')),
    identifyNumber: idNumber,
    verificationCode: optional(imageCode),
    ...policyListAsked,
  }),
  response: policyList,
})

/**
 * Student and family covers: by school and student, or by name and ID number of the student or of
 * the guardian. Where a school has two students of one name, the answer is 1000 at `lcjStuIdNo`:
 * one more fact is needed, and nobody's policies are listed.
 */
export const findStudentPolicies = defineCall({
  group: 'wp',
  path: '/api/policyQuery/queryEyoungInfo',
  level: 'open',
  request: pipe(
    object({
      school: optional(schoolName),
      studentName: optional(nameOf('学生姓名')),
      lcjStuName: optional(nameOf('学生姓名')),
      lcjStuIdNo: optional(idNumber),
      lcjGuardianName: optional(nameOf('监护人姓名')),
      lcjGuardianNumber: optional(idNumber),
      verificationCode: optional(imageCode),
      ...policyListAsked,
    }),
    forward(
      check(
        ({ studentName, lcjStuName, lcjGuardianName }) =>
          [studentName, lcjStuName, lcjGuardianName].some(Boolean),
        '请填写学生姓名',
      ),
      ['studentName'],
    ),
    forward(
      check(({ studentName, school }) => isTogether(studentName, school), '请填写学校名称'),
      ['school'],
    ),
    forward(
      check(({ lcjStuName, lcjStuIdNo }) => isTogether(lcjStuName, lcjStuIdNo), '请填写证件号码'),
      ['lcjStuIdNo'],
    ),
    forward(
      check(
        ({ lcjGuardianName, lcjGuardianNumber }) => isTogether(lcjGuardianName, lcjGuardianNumber),
        '请填写监护人证件号码',
      ),
      ['lcjGuardianNumber'],
    ),
  ),
  response: policyList,
})

/**
 * Policies by the details of a person: the insured with the whole ID number, student or parent with
 * its last four characters, or the applicant's last four and mobile. Where a name and four
 * characters fit several people, the answer is 1000 at `partMobile`: the phone on file is needed.
 */
export const findPoliciesOfPerson = defineCall({
  group: 'wp',
  path: '/api/policyQuery/queryLEDInfo',
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
