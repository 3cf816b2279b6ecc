import type { ChosenAnswers, Question } from '@ecenter/contract/questionnaires/question.ts'
import type { QuestionnaireAnswer } from '../store/answer.ts'

export type PartedAnswers = Pick<QuestionnaireAnswer, 'choices' | 'words'>

/** The answers to questions that were shown: what is chosen can be counted as it is, what is written is sealed. */
export function partedAnswers(shown: readonly Question[], chosen: ChosenAnswers): PartedAnswers {
  const answers = new Map(Object.entries(chosen))
  const choices: PartedAnswers['choices'] = {}
  const words: PartedAnswers['words'] = {}
  for (const { questionId, type } of shown) {
    const answer = answers.get(questionId)
    if (answer === undefined || answer.length === 0) continue
    if (type === 'text' && typeof answer === 'string') words[questionId] = answer
    else choices[questionId] = answer
  }
  return { choices, words }
}
