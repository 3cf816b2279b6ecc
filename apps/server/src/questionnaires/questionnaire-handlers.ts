import type { questionnaireCalls } from '@ecenter/contract/questionnaires/questionnaire-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function questionnaireHandlers(): Handlers<typeof questionnaireCalls> {
  return {
    queryActivitySwitch: comingSoon,
    queryQuestionInfo: comingSoon,
    queryIsAnswer: comingSoon,
    submitQuestionnaire: comingSoon,
  }
}
