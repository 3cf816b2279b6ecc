import {
  queryActivitySwitch,
  queryIsAnswer,
  queryQuestionInfo,
  submitQuestionnaire,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { demoAnswers, newCustomersAnswers } from '../questionnaires/demo-answers.ts'
import { posters, serviceQuestionnaireId } from '../questionnaires/demo-questionnaires.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Entries, and phones that have answered and have not; each phone is proven by a code first. */
export function questionnairesToTry(): IdentityToTry[] {
  const questionnaireId = serviceQuestionnaireId
  const answered = demoAnswers().slice(0, 1)
  const mobile = '13500001000'
  return [
    entry(queryActivitySwitch, {}, 'one that is open'),
    entry(queryActivitySwitch, { entryId: posters.next }, 'one that opens in 30 days'),
    entry(queryActivitySwitch, { entryId: posters.last }, 'one that is over'),
    entry(queryQuestionInfo, {}, 'eight questions with branches'),
    ...answered.map((each) =>
      entry(queryIsAnswer, { mobile: each.mobile, questionnaireId }, 'has answered already'),
    ),
    entry(queryIsAnswer, { mobile, questionnaireId }, 'has not answered yet'),
    entry(
      submitQuestionnaire,
      { mobile, questionnaireId, version: 1, chosenAnswers: newCustomersAnswers },
      'the shortest way through the questions; the second time refused',
    ),
  ]
}
