import {
  type ChosenAnswer,
  type ChosenAnswers,
  faultInAnswers,
  type Question,
} from '@ecenter/contract/questionnaires/question.ts'
import type { Questionnaire } from '../../state/questionnaire.ts'

/**
 * The answers that were begun, as far as the questions still say what they said then: nobody is to
 * have answered words that they did not read (decision 0039).
 */
export function answersThatFit(
  { questionList: before, chosenAnswers }: Pick<Questionnaire, 'questionList' | 'chosenAnswers'>,
  questions: readonly Question[],
): ChosenAnswers {
  const fitting = Object.entries(chosenAnswers).filter(([id, answer]) => {
    const read = questionIn(before, id)
    const now = questionIn(questions, id)
    return read && now && saysTheSame(read, now, answer) && isPossible(now, answer)
  })
  return Object.fromEntries(fitting)
}

function questionIn(questions: readonly Question[], id: string): Question | undefined {
  return questions.find(({ questionId }) => questionId === id)
}

function saysTheSame(read: Question, now: Question, answer: ChosenAnswer): boolean {
  const wordsOf = (question: Question) => JSON.stringify(wordsAround(answer, question))
  return read.type === now.type && wordsOf(read) === wordsOf(now)
}

/** What somebody has read who gave this answer: the question, and what they chose of it. */
function wordsAround(answer: ChosenAnswer, question: Question): readonly unknown[] {
  const { title } = question
  switch (question.type) {
    case 'single':
    case 'multiple': {
      const textOf = (id: string) => question.options.find(({ optionId }) => optionId === id)?.text
      return [title, ...[answer].flat().map(textOf)]
    }
    case 'scale':
      return [title, question.points, question.lowest, question.highest]
    case 'text':
      return [title]
  }
}

/** What is blank is missing, not wrong. */
function isPossible(question: Question, answer: ChosenAnswer): boolean {
  const fault = faultInAnswers([question], { [question.questionId]: answer })
  return answer.length === 0 || fault === undefined
}
