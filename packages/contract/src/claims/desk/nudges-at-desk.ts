import { array, boolean, type InferOutput, object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { text } from '../../rules/text.ts'

const waitingNudge = object({
  claimId: string(),
  registNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  statusText: string(),
  /** `2026-11-17 09:02`, when it was hurried first without an answer. */
  askedAt: string(),
  /** ISO date by which that is answered. */
  answerBy: string(),
  isOverdue: boolean(),
})
export type WaitingNudge = InferOutput<typeof waitingNudge>

/** Claims that their customers hurried and nobody answered, those that are due first in front. */
export const listNudges = defineDeskCall({
  path: '/claims/listNudges',
  access: 'handle-claims',
  request: object(pageAsked),
  response: object({ nudges: array(waitingNudge), ...listExtent }),
})

/** Answers whoever hurried a claim, in words that its insured reads; where nobody waits, E3020001. */
export const answerNudge = defineDeskCall({
  path: '/claims/answerNudge',
  kind: 'submit',
  access: 'handle-claims',
  request: object({
    claimId: pipe(string(), uuid('没有这件理赔')),
    answer: text(200, '答复'),
  }),
})
