import type { listQuestionnaireVersions } from '@ecenter/contract/questionnaires/desk/list-questionnaire-versions.ts'
import { questionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { toldVersions } from '../../../platform/content/told-versions.ts'

export function answerListQuestionnaireVersions({
  db,
  keys,
}: Parts): DeskHandler<typeof listQuestionnaireVersions> {
  return async ({ id }) => ({
    versions: await toldVersions({ db, keys }, 'questionnaire', id, questionnaireDraft),
  })
}
