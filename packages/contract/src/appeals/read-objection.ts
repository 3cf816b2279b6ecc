import { boolean, type InferOutput, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** How an objection to an offer stands. */
const objection = object({
  caseNo: string(),
  /** ISO date by which it, or the review of its decision, is answered; the whole day counts. */
  answerBy: string(),
  isAnswered: boolean(),
  isOverdue: boolean(),
})
export type Objection = InferOutput<typeof objection>

/** When the objection to the offer of a claim is answered, for whoever may read that claim; 1007 where nobody objected. */
export const readObjection = defineCall({
  path: '/appeals/readObjection',
  level: 'phone-on-file',
  request: object({ handle }),
  response: objection,
})
