import { number, object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { questionnaireId } from '../questionnaire-id.ts'
import { deskQuestionnaire } from './desk-questionnaire.ts'
import { questionnaireStanding } from './questionnaire-standing.ts'

/** One questionnaire to be edited. One that is not there is 1007. */
export const readQuestionnaire = defineDeskCall({
  path: '/questionnaires/readQuestionnaire',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: questionnaireId }),
  response: object({
    questionnaire: deskQuestionnaire,
    standing: questionnaireStanding,
    /** How many have answered the questions as they are now. */
    answers: number(),
  }),
})
