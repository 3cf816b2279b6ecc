import { questionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { questionnaireDeskCalls } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import type { ListServices } from '../../list-services.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { answerExportAnswers } from './export-answers.ts'
import { answerListQuestionnaires } from './list-questionnaires.ts'
import { answerListWords } from './list-words.ts'
import { answerReadQuestionnaire } from './read-questionnaire.ts'
import { answerReadResults } from './read-results.ts'
import { answerSaveQuestionnaire } from './save-questionnaire.ts'

export function questionnaireDeskHandlers(
  services: QuestionnairesServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof questionnaireDeskCalls> {
  return {
    listQuestionnaires: answerListQuestionnaires(services),
    readQuestionnaire: answerReadQuestionnaire(services),
    saveQuestionnaire: answerSaveQuestionnaire(services),
    listQuestionnaireVersions: answerListVersions(services, 'questionnaire', questionnaireDraft),
    readResults: answerReadResults(services),
    listWords: answerListWords(services),
    exportAnswers: answerExportAnswers(services),
  }
}
