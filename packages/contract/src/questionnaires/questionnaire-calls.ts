import { queryActivitySwitch } from './query-activity-switch.ts'
import { queryIsAnswer } from './query-is-answer.ts'
import { queryQuestionInfo } from './query-question-info.ts'
import { submitQuestionnaire } from './submit-questionnaire.ts'

export const questionnaireCalls = {
  queryActivitySwitch,
  queryQuestionInfo,
  queryIsAnswer,
  submitQuestionnaire,
}
