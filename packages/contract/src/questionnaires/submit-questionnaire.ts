import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { mobile } from '../rules/mobile.ts'
import { version } from '../rules/version.ts'
import { askedWhere } from './asked-where.ts'
import { chosenAnswers } from './chosen-answers.ts'
import { questionnaireId } from './questionnaire-id.ts'

/**
 * Hands the answers in, once for a phone that was proven; a second time is refused at the phone. A
 * fault in an answer is refused at `chosenAnswers.` and its question. Answers to questions that the
 * others do not lead to are not kept.
 */
export const submitQuestionnaire = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/submitQuestionnaire',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    mobile,
    ...askedWhere,
    questionnaireId,
    version,
    chosenAnswers,
  }),
  response: object({
    /** What the insurer says to whoever has answered. */
    thanks: string(),
  }),
})
