import type { saveQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { questionnaireContentType } from './questionnaire-content-type.ts'

export function answerSaveQuestionnaire({
  clock,
  settings,
}: QuestionnairesServices): DeskHandler<typeof saveQuestionnaire> {
  return async ({ edited, replaces, asDraft, ...draft }, visit) =>
    savedFlat(
      await saveContent(
        questionnaireContentType,
        { clock, settings, visit },
        { edited, replaces, asDraft, draft },
      ),
    )
}
