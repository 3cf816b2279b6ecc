import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Whether a questionnaire is open. */
export const queryActivitySwitch = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryActivitySwitch',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ entryId: optional(text(40, '入口')) }),
  response: object({}),
})
