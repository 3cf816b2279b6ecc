import { array, number, object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { askedWhere } from './asked-where.ts'
import { question } from './question.ts'
import { questionnaireId } from './questionnaire-id.ts'

/** The questions of what is open for this entry and channel, branches and all; E3020001 where nothing is. */
export const queryQuestionInfo = defineCall({
  group: 'wp',
  path: '/api/questionnaireSurvey/queryQuestionInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  isPublic: true,
  request: object(askedWhere),
  response: object({
    questionnaireId,
    /** Of the questions; the answers are judged by the version that was read. */
    version: number(),
    title: string(),
    /** What it is for, and how long it takes. */
    intro: string(),
    /** The last day that it can be answered, an ISO date. */
    until: string(),
    questionList: array(question),
  }),
})
