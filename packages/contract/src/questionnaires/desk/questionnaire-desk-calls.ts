import { exportAnswers } from './export-answers.ts'
import { listQuestionnaireVersions } from './list-questionnaire-versions.ts'
import { listQuestionnaires } from './list-questionnaires.ts'
import { listWords } from './list-words.ts'
import { readQuestionnaire } from './read-questionnaire.ts'
import { readResults } from './read-results.ts'
import { saveQuestionnaire } from './save-questionnaire.ts'

export const questionnaireDeskCalls = {
  listQuestionnaires,
  readQuestionnaire,
  saveQuestionnaire,
  listQuestionnaireVersions,
  readResults,
  listWords,
  exportAnswers,
}
