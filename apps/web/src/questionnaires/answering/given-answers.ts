import {
  type ChosenAnswers,
  type Question,
  shownQuestions,
} from '@ecenter/contract/questionnaires/question.ts'

/** What is handed in: no blanks, and nothing from a branch that was left again. */
export function givenAnswers(questions: readonly Question[], chosen: ChosenAnswers): ChosenAnswers {
  const answers = new Map(Object.entries(chosen))
  const given = shownQuestions(questions, chosen).flatMap(({ questionId }) => {
    const answer = answers.get(questionId)
    const isBlank = answer === undefined || [answer].flat().join('').trim() === ''
    return isBlank ? [] : [[questionId, answer] as const]
  })
  return Object.fromEntries(given)
}
