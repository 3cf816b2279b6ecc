import { array, object, optional, record, union } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { text } from '../rules/text.ts'

/** Hands the answers in, once for a phone. */
export const submitQuestionnaire = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/submitQuestionnaire',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    mobile,
    entryId: optional(text(40, '入口')),
    /** By question; a choice is its id, several choices are a list. */
    chosenAnswers: record(text(40, '题目'), union([text(500, '答案'), array(text(40, '答案'))])),
  }),
  response: object({}),
})
