import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { caseActedOn } from './case-acted-on.ts'
import { deskCase } from './desk-case.ts'

/** How long an answer letter may be. */
export const letterAtMost = 2000

/**
 * Sends the letter that is owed: the decision, or after a review was asked for what came of that. The
 * customer reads it at once, and gets an SMS, and a mail where they named an address.
 */
export const answerCase = defineDeskCall({
  path: '/appeals/answerCase',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ ...caseActedOn, letter: text(letterAtMost, '答复内容') }),
  response: deskCase,
})
