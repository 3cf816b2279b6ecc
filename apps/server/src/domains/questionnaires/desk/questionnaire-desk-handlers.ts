import type { questionnaireDeskCalls } from '@ecenter/contract/questionnaires/desk/questionnaire-desk-calls.ts'
import type { ListParts } from '../../../list-parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerExportAnswers } from './export-answers.ts'
import { answerListQuestionnaireVersions } from './list-questionnaire-versions.ts'
import { answerListQuestionnaires } from './list-questionnaires.ts'
import { answerListWords } from './list-words.ts'
import { answerReadQuestionnaire } from './read-questionnaire.ts'
import { answerReadResults } from './read-results.ts'
import { answerSaveQuestionnaire } from './save-questionnaire.ts'

export function questionnaireDeskHandlers(
  parts: ListParts,
): DeskHandlers<typeof questionnaireDeskCalls> {
  return {
    listQuestionnaires: answerListQuestionnaires(parts),
    readQuestionnaire: answerReadQuestionnaire(parts),
    saveQuestionnaire: answerSaveQuestionnaire(parts),
    listQuestionnaireVersions: answerListQuestionnaireVersions(parts),
    readResults: answerReadResults(parts),
    listWords: answerListWords(parts),
    exportAnswers: answerExportAnswers(parts),
  }
}
