import { check, forward, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { nameOf } from '../rules/name.ts'
import { schoolName } from '../rules/school-name.ts'
import { isTogether } from '../rules/together.ts'
import { policyList, policyListAsked } from './policy-list.ts'

/**
 * Student and family covers: by school and student, or by name and ID number of the student or of
 * the guardian. Where a school has two students of one name, the answer is 1000 at `lcjStuIdNo`:
 * one more fact is needed, and nobody's policies are listed.
 */
export const queryEyoungInfo = defineCall({
  group: 'wp',
  path: '/api/policyQuery/queryEyoungInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
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
