import { array, object, pipe, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { storable } from '../../rules/storable.ts'
import { version } from '../../rules/version.ts'
import { questionnaireId } from '../questionnaire-id.ts'

/** What was written in answer to one question, the newest first. A reading leaves a trace. */
export const listWords = defineDeskCall({
  path: '/questionnaires/listWords',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({
    id: questionnaireId,
    version,
    questionId: pipe(string(), storable()),
    ...pageAsked,
  }),
  response: object({
    words: array(
      object({
        text: string(),
        /** The day, and no more: whose they are is nobody's business. */
        day: string(),
      }),
    ),
    ...listExtent,
  }),
})
