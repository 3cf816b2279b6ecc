import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { questionnaireId } from './questionnaire-id.ts'

/** Whether the visitor’s own phone has answered already. */
export const queryIsAnswer = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryIsAnswer',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone',
  request: object({ mobile, questionnaireId }),
  response: object({
    isAnswered: boolean(),
    /** The day it did, an ISO date. */
    answeredOn: optional(string()),
  }),
})
