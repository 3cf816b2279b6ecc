import { questionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { listQuestionnaireVersions } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { versionsAtDesk } from '../../../platform/content/versions-at-desk.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'

export function answerListQuestionnaireVersions({
  db,
  keys,
}: QuestionnairesServices): DeskHandler<typeof listQuestionnaireVersions> {
  return async ({ id }) => ({
    versions: await versionsAtDesk({ db, keys }, 'questionnaire', id, questionnaireDraft),
  })
}
