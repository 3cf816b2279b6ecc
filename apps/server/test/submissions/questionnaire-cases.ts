import {
  queryQuestionInfo,
  submitQuestionnaire,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { newCustomersAnswers } from '../subjects/service-questionnaire.ts'
import { newPhone, type SubmissionCases } from './submission-case.ts'

export const questionnaireCases: SubmissionCases = [
  [
    submitQuestionnaire,
    {
      effects: ['questionnaire_answer'],
      traces: 1,
      async ready({ visitor }) {
        const mobile = newPhone()
        await visitor.provePhone(mobile)
        const { questionnaireId, version } = await visitor.get(queryQuestionInfo, {})
        return { mobile, questionnaireId, version, chosenAnswers: newCustomersAnswers }
      },
    },
  ],
]
