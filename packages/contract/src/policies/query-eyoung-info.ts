import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { idNumber } from '../rules/id-number.ts'
import { imageCode } from '../rules/image-code.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'

/**
 * Student and family covers, by school and student, or by name and ID of student or guardian.
 */
export const queryEyoungInfo = defineCall({
  group: 'wp',
  path: '/api/policyQuery/queryEyoungInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({
    school: optional(text(50, '学校名称')),
    studentName: optional(nameOf('学生姓名')),
    lcjStuName: optional(nameOf('学生姓名')),
    lcjStuIdNo: optional(idNumber),
    lcjGuardianName: optional(nameOf('监护人姓名')),
    lcjGuardianNumber: optional(idNumber),
    verificationCode: optional(imageCode),
  }),
  response: object({}),
})
