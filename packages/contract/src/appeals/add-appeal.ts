import { forward, object, optional, picklist, pipe, rawCheck, string } from 'valibot'
import { defineCall } from '../call.ts'
import { callbackTimes } from '../constants/callback-times.ts'
import { cityCode } from '../rules/city-code.ts'
import { email } from '../rules/email.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { reportNumber } from '../rules/report-number.ts'
import { text } from '../rules/text.ts'
import { appealKind } from './appeal-kind.ts'

type Facts = Partial<Record<'kind' | 'registNo' | 'handle', unknown>>

/**
 * Files an objection or a complaint (Complaint form, section 3) once its phone was proven. An
 * objection names its claim, by the handle of the page it came from or by the report number, which
 * has to be of a claim that this visitor found.
 */
export const addAppeal = defineCall({
  group: 'claim',
  path: '/memberCon/addAppeal',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: pipe(
    object({
      kind: appealKind,
      name: nameOf('姓名', 30),
      sex: picklist(['1', '2'], '请选择称呼'),
      cityCode,
      phoneNumber: mobile,
      callBackTime: picklist(callbackTimes, '请选择回电时间'),
      content: text(500, '申诉内容'),
      email: optional(email),
      registNo: optional(reportNumber),
      handle: optional(handle),
    }),
    forward(
      // Told together with what else is missing, so it looks at what is not whole, too.
      rawCheck(({ dataset, addIssue }) => {
        const { kind, registNo, handle }: Facts = Object(dataset.value)
        if (kind === 'objection' && registNo === undefined && handle === undefined) {
          addIssue({ message: '请填写报案号' })
        }
      }),
      ['registNo'],
    ),
  ),
  response: object({
    caseNo: string(),
    /** ISO date by which it is answered; the whole day counts. */
    answerBy: string(),
  }),
})
