import { queryEyoungInfo } from '@ecenter/contract/policies/policies-of-people.ts'
import { type Door, door, type TextName } from '../../lookups/door.ts'
import type { OtherPolicyQuery } from '../../state/other-policy-query.ts'
import type { FamilyFact } from '../found/policy-question.ts'

const studentId = { name: 'lcjStuIdNo', label: '学生证件号码', writing: 'id' } as const

/** Ways to the policies of a student or a family. */
export const familyDoors: Readonly<Record<FamilyFact, Door<TextName<OtherPolicyQuery>>>> = {
  school: door(queryEyoungInfo, {
    label: '学校和姓名',
    fields: [
      { name: 'school', label: '学校名称', hint: '填全称，与保单一致。', writing: 'name' },
      { name: 'studentName', label: '学生姓名', writing: 'name' },
    ],
    oneMore: studentId,
    isAboutMinor: true,
  }),
  student: door(queryEyoungInfo, {
    label: '学生证件',
    fields: [{ name: 'lcjStuName', label: '学生姓名', writing: 'name' }, studentId],
    isAboutMinor: true,
  }),
  guardian: door(queryEyoungInfo, {
    label: '监护人证件',
    fields: [
      {
        name: 'lcjGuardianName',
        label: '监护人姓名',
        hint: '保单上登记的父母或其他监护人。',
        writing: 'name',
      },
      { name: 'lcjGuardianNumber', label: '监护人证件号码', writing: 'id' },
    ],
    isAboutMinor: true,
  }),
}
