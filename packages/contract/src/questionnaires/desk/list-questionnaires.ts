import { array, type InferOutput, number, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { questionnaireStanding } from './questionnaire-standing.ts'

const questionnaireRow = object({
  id: string(),
  title: string(),
  from: string(),
  until: string(),
  /** Links and posters that it is asked through; every one where there is none. */
  entryIds: array(string()),
  standing: questionnaireStanding,
  /** How many have answered, whatever version they read. */
  answers: number(),
})
export type QuestionnaireRow = InferOutput<typeof questionnaireRow>

/** All there are, those that begin last first. */
export const listQuestionnaires = defineDeskCall({
  path: '/questionnaires/listQuestionnaires',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({}),
  response: object({ questionnaires: array(questionnaireRow) }),
})
