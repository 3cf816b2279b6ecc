import { array, object } from 'valibot'
import { contentVersion } from '../../desk/content-version.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { questionnaireId } from '../questionnaire-id.ts'
import { questionnaireDraft } from './questionnaire-draft.ts'

/** How a questionnaire was before, the newest first. */
export const listQuestionnaireVersions = defineDeskCall({
  path: '/questionnaires/listQuestionnaireVersions',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ id: questionnaireId }),
  response: object({ versions: array(contentVersion(questionnaireDraft)) }),
})
