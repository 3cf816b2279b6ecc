import {
  array,
  boolean,
  forward,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  rawCheck,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { callbackTimes } from '../constants/service.ts'
import { caseNumber } from '../rules/case-number.ts'
import { cityCode } from '../rules/city-code.ts'
import { handle } from '../rules/handle.ts'
import { email } from '../rules/people/email.ts'
import { mobileOrOwn } from '../rules/people/mobile-or-own.ts'
import { nameOf } from '../rules/people/name.ts'
import { reportNumber } from '../rules/report-number.ts'
import { text } from '../rules/text.ts'
import { appealKind, appealSummary } from './appeal-summary.ts'
import { caseFiles } from './case-files.ts'

type Facts = Partial<Record<'kind' | 'registNo' | 'handle', unknown>>

/**
 * Files an objection or a complaint (Complaint form, section 3) once its phone was proven. An
 * objection names its claim, by the handle of the page it came from or by the report number, which
 * has to be of a claim that this visitor found.
 */
export const addAppeal = defineCall({
  group: 'claim',
  path: '/memberCon/addAppeal',
  kind: 'submit',
  level: 'phone',
  request: pipe(
    object({
      kind: appealKind,
      name: nameOf('姓名', 30),
      sex: picklist(['1', '2'], '请选择称呼'),
      cityCode,
      phoneNumber: mobileOrOwn,
      callBackTime: picklist(callbackTimes, '请选择回电时间'),
      content: text(500, '内容'),
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

const appealStep = object({
  title: string(),
  state: picklist(['done', 'current', 'upcoming']),
  /** `2026-11-16 10:15`. */
  at: optional(string()),
  text: string(),
})

/** One appeal as whoever filed it follows it. */
const appealCase = object({
  ...appealSummary.entries,
  /** Of the claim it is about. */
  maskedRegistNo: optional(string()),
  filedAt: string(),
  /** Why the answer takes longer than at first promised. */
  extension: optional(string()),
  isOverdue: boolean(),
  content: string(),
  steps: array(appealStep),
  /** What was decided, and why. */
  decision: optional(string()),
  canAskReview: boolean(),
  files: caseFiles,
})
export type AppealCase = InferOutput<typeof appealCase>

/** Asks for a review (核查) of what was decided, once, within 30 days of it; later is E3020001. */
export const askReview = defineCall({
  path: '/appeals/askReview',
  kind: 'submit',
  level: 'phone',
  request: object({
    caseNo: caseNumber,
    phoneNumber: mobileOrOwn,
    content: text(500, '申请核查的理由'),
  }),
  response: appealCase,
})

/**
 * The check callback of the complaint (section 5): whether a report number is of a claim that this
 * visitor found before. Any other is refused with the field `registNo`, whether it exists or not.
 */
export const checkReportNumber = defineCall({
  path: '/appeals/checkReportNumber',
  level: 'open',
  request: object({ registNo: reportNumber }),
  response: object({ handle: string(), maskedRegistNo: string() }),
})

/** One appeal by its number and the phone it was filed with, which was proven; else 1007. */
export const queryAppeal = defineCall({
  path: '/appeals/queryAppeal',
  level: 'phone',
  request: object({ caseNo: caseNumber, phoneNumber: mobileOrOwn }),
  response: appealCase,
})
