import type { ChosenAnswer, ChosenAnswers } from './chosen-answers.ts'
import type { Question } from './question.ts'

/** The questions that these answers lead to, in their order; the page and the service judge alike. */
export function shownQuestions(questions: readonly Question[], chosen: ChosenAnswers): Question[] {
  const answers = new Map(Object.entries(chosen))
  const shown = new Map<string, Question>()
  for (const question of questions) {
    if (isReached(question)) shown.set(question.questionId, question)
  }
  return [...shown.values()]

  function isReached({ shownAfter }: Question): boolean {
    if (shownAfter === undefined) return true
    if (!shown.has(shownAfter.questionId)) return false
    const picked = pickedIn(answers.get(shownAfter.questionId))
    return shownAfter.optionIds.some((id) => picked.includes(id))
  }
}

function pickedIn(answer: ChosenAnswer | undefined): readonly string[] {
  return answer === undefined ? [] : [answer].flat()
}
