import {
  type ChosenAnswers,
  faultInAnswers,
  type Question,
  shownQuestions,
} from '@ecenter/contract/questionnaires/question.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { type PartedAnswers, partedAnswers } from './parted-answers.ts'

/**
 * The answers to the questions that they lead to. Whoever goes back and takes another branch leaves
 * answers behind, which are dropped; what no question asks is refused, and so is every fault, at its
 * question.
 */
export function judgedAnswers(
  questions: readonly Question[],
  chosen: ChosenAnswers,
): PartedAnswers {
  const known = new Set(questions.map(({ questionId }) => questionId))
  if (Object.keys(chosen).some((id) => !known.has(id))) {
    throw fieldRefused('chosenAnswers', '问卷的题目有变化，请返回后重新打开')
  }
  const shown = shownQuestions(questions, chosen)
  const fault = faultInAnswers(shown, chosen)
  if (fault !== undefined) throw fieldRefused(`chosenAnswers.${fault.questionId}`, fault.message)
  return partedAnswers(shown, chosen)
}
