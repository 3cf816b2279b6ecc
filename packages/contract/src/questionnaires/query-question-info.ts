import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** The questions. */
export const queryQuestionInfo = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryQuestionInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ entryId: optional(text(40, '入口')) }),
  response: object({}),
})
