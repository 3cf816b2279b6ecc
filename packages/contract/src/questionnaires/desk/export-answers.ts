import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { questionnaireId } from '../questionnaire-id.ts'

/** All answers to a questionnaire as a table for a spreadsheet, without whose they are. It leaves a trace. */
export const exportAnswers = defineDeskCall({
  path: '/questionnaires/exportAnswers',
  answer: 'file',
  kind: 'query',
  access: ['content'],
  request: object({ id: questionnaireId }),
  response: object({}),
})
