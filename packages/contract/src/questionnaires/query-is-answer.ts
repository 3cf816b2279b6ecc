import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'

/** Whether the visitor’s own phone has answered already. */
export const queryIsAnswer = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryIsAnswer',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone',
  request: object({ mobile, entryId: optional(text(40, '入口')) }),
  response: object({}),
})
