import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { answeredOffer } from '../claims/settlement-offer.ts'
import { text } from '../rules/text.ts'

/**
 * Objects to an offer with a signature, once; it opens an objection that is filled in already. Answers E3020001 as
 * `agreeToSettlement` does.
 */
export const objectToSettlement = defineCall({
  path: '/appeals/objectToSettlement',
  kind: 'submit',
  level: 'fresh-code',
  action: 'object-settlement',
  request: object({ ...answeredOffer, content: text(500, '异议内容') }),
  response: object({
    caseNo: string(),
    /** ISO date by which it is answered; the whole day counts. */
    answerBy: string(),
  }),
})
