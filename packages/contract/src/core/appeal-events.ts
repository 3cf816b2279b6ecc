import { array, boolean, object, optional, picklist, string } from 'valibot'
import { appealKind } from '../appeals/appeal-summary.ts'
import { caseCause, caseChannel, caseProduct } from '../appeals/case-facts.ts'
import { callbackTimes } from '../constants/service.ts'
import { isoMoment } from '../rules/moments.ts'
import { sentFile } from './claim-events.ts'
import { defineCoreEvent } from './core-event.ts'

const appeal = 'appeal/<caseNo>'

export const appealFiled = defineCoreEvent({
  type: 'appeal.filed.v1',
  name: '申诉提交',
  subject: appeal,
  meaning:
    'A customer objects to the outcome of a claim, or complains; staff may take it in for them.',
  data: object({
    caseNo: string(),
    kind: appealKind,
    name: string(),
    /** Absent, as the city, where somebody reported a look at what is theirs. */
    sex: optional(picklist(['1', '2'])),
    /** Absent where a letter named none. */
    mobile: optional(string()),
    email: optional(string()),
    cityCode: optional(string()),
    callBackTime: picklist(callbackTimes),
    content: string(),
    registNo: optional(string()),
    /** Of the branch that it is about, eight digits. */
    areaCode: optional(string()),
    /** By which way it came; what follows is of a case that staff took in. */
    channel: caseChannel,
    reference: optional(string()),
    cause: optional(caseCause),
    product: optional(caseProduct),
    policyNo: optional(string()),
    /** ISO date by which the regulator wants its answer. */
    dueOn: optional(string()),
    account: optional(string()),
    filedAt: isoMoment,
    /** ISO date. */
    answerBy: string(),
  }),
})

export const appealReviewRequested = defineCoreEvent({
  type: 'appeal.review.requested.v1',
  name: '申请核查',
  subject: appeal,
  meaning: 'Who appealed asks for a review of the answer.',
  data: object({ caseNo: string(), content: string(), requestedAt: isoMoment }),
})

export const appealFileSent = defineCoreEvent({
  type: 'appeal.file.sent.v1',
  name: '申诉补充文件',
  subject: appeal,
  meaning: 'Who appealed sent a photo or PDF for their case.',
  data: object({ caseNo: string(), receivedAt: isoMoment, files: array(sentFile) }),
})

export const appealExtended = defineCoreEvent({
  type: 'appeal.extended.v1',
  name: '申诉延期',
  subject: appeal,
  meaning: 'Staff told the customer that the answer takes longer, and why.',
  data: object({ caseNo: string(), reason: string(), at: isoMoment, account: string() }),
})

export const appealAnswered = defineCoreEvent({
  type: 'appeal.answered.v1',
  name: '申诉答复',
  subject: appeal,
  meaning: 'Staff answered an appeal, or the review of an answer, by this letter.',
  data: object({
    caseNo: string(),
    isReview: boolean(),
    letter: string(),
    answeredAt: isoMoment,
    account: string(),
  }),
})
