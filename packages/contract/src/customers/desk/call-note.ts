import {
  boolean,
  check,
  forward,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { eventCount } from '../../rules/counts.ts'
import { minuteOfDesk } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

/** What a call was about. */
export const callKind = picklist(
  ['claim', 'policy', 'payment', 'accident', 'complaint', 'purchase', 'other'],
  '请选择办的什么事',
)
export type CallKind = InferOutput<typeof callKind>

export const callKindNames: Readonly<Record<CallKind, string>> = {
  claim: '理赔进度',
  policy: '保单和批改',
  payment: '付款和退费',
  accident: '报案',
  complaint: '投诉',
  purchase: '投保',
  other: '其他',
}

/** How it ended. */
export const callOutcome = picklist(['answered', 'call-back', 'complaint'], '请选择结果')
export type CallOutcome = InferOutput<typeof callOutcome>

export const callOutcomeNames: Readonly<Record<CallOutcome, string>> = {
  answered: '已说清',
  'call-back': '要再联系',
  complaint: '转成投诉',
}

/** The most characters of a note. */
export const callNoteAtMost = 300

/**
 * Wraps up a call of one's own for a customer whom one has found, also in the two hours after its end; it ends with
 * that, and no other. Who is called back stands in the list of what is due until somebody has called. Once a call.
 */
export const noteCall = defineDeskCall({
  path: '/customers/noteCall',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      /** From `readCustomer` or `beginCall`: another call may have begun meanwhile. */
      callId: pipe(string(), uuid('没有这次通话')),
      customerId,
      kind: callKind,
      outcome: callOutcome,
      note: text(callNoteAtMost, '小结'),
      callBackAt: optional(minuteOfDesk),
    }),
    forward(
      check(
        ({ outcome, callBackAt }) => outcome !== 'call-back' || callBackAt !== undefined,
        '请选择约好的回电时间',
      ),
      ['callBackAt'],
    ),
  ),
})

const noteId = pipe(string(), uuid('没有这条回电'))

/** Somebody who waits for a call: whom, about what, and what was said last. It leaves the trace of `readCustomer`. */
export const readCallBack = defineDeskCall({
  path: '/customers/readCallBack',
  access: 'serve-customers',
  request: object({ noteId }),
  response: object({
    customerId: string(),
    maskedName: string(),
    kind: callKind,
    note: string(),
    byName: string(),
    /** `2026-11-20 08:46`, as all moments here. */
    notedAt: string(),
    dueAt: string(),
    isLate: boolean(),
    /** What was promised first, where another time was agreed on since: lateness is counted from it. */
    promisedAt: optional(string()),
    /** How often nobody answered, and when last. Who acts says how many they saw. */
    tries: number(),
    triedAt: optional(string()),
    /** After so many it may be ended as not reached. */
    triesToEnd: number(),
  }),
})

const callBackActedOn = { noteId, tries: eventCount }

/** The most characters of what came of a call back. */
export const callBackWordsAtMost = 300

/**
 * Says that they were called and what came of it. Another call in which they have proven who they are says so too when
 * it is wrapped up. Whom nobody reached in `CALL_BACK_TRIES` tries gets an SMS instead, where a phone is on file.
 */
export const closeCallBack = defineDeskCall({
  path: '/customers/closeCallBack',
  kind: 'submit',
  access: 'serve-customers',
  request: object({
    ...callBackActedOn,
    isReached: boolean(),
    words: text(callBackWordsAtMost, '回电结果'),
  }),
  response: object({ isTold: boolean() }),
})

/** Nobody answered: it is counted with its time, and the call stays due. */
export const tryCallBack = defineDeskCall({
  path: '/customers/tryCallBack',
  kind: 'submit',
  access: 'serve-customers',
  request: object(callBackActedOn),
  response: object({ tries: number(), triesToEnd: number() }),
})

/** Another time was agreed on; what was promised first is kept. */
export const moveCallBack = defineDeskCall({
  path: '/customers/moveCallBack',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ ...callBackActedOn, callBackAt: minuteOfDesk }),
})
