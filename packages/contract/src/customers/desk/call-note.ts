import {
  boolean,
  check,
  forward,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
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
  }),
})

/** Says that they were called. Another call in which they have proven who they are says so too when it is wrapped up. */
export const closeCallBack = defineDeskCall({
  path: '/customers/closeCallBack',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ noteId }),
})
