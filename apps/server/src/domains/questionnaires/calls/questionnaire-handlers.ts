import type { questionnaireCalls } from '@ecenter/contract/questionnaires/questionnaire.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { answerQueryActivitySwitch } from './query-activity-switch.ts'
import { answerQueryIsAnswer } from './query-is-answer.ts'
import { answerQueryQuestionInfo } from './query-question-info.ts'
import { answerSubmitQuestionnaire } from './submit-questionnaire.ts'

export function questionnaireHandlers(
  services: QuestionnairesServices,
): Handlers<typeof questionnaireCalls> {
  return {
    queryActivitySwitch: answerQueryActivitySwitch(services),
    queryQuestionInfo: answerQueryQuestionInfo(services),
    queryIsAnswer: answerQueryIsAnswer(services),
    submitQuestionnaire: answerSubmitQuestionnaire(services),
  }
}
