import type { questionnaireCalls } from '@ecenter/contract/questionnaires/questionnaire-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerQueryActivitySwitch } from './query-activity-switch.ts'
import { answerQueryIsAnswer } from './query-is-answer.ts'
import { answerQueryQuestionInfo } from './query-question-info.ts'
import { answerSubmitQuestionnaire } from './submit-questionnaire.ts'

export function questionnaireHandlers(parts: Parts): Handlers<typeof questionnaireCalls> {
  return {
    queryActivitySwitch: answerQueryActivitySwitch(parts),
    queryQuestionInfo: answerQueryQuestionInfo(parts),
    queryIsAnswer: answerQueryIsAnswer(parts),
    submitQuestionnaire: answerSubmitQuestionnaire(parts),
  }
}
