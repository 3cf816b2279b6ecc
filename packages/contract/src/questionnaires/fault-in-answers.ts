import type { ChosenAnswer, ChosenAnswers } from './chosen-answers.ts'
import type { Question, QuestionOf } from './question.ts'

export interface AnswerFault {
  readonly questionId: string
  /** What the customer reads at the question. */
  readonly message: string
}

const unknownChoice = '这一题的选项有变化，请重新选择'

/** The first fault in the answers to the questions that are shown; undefined where all is well. */
export function faultInAnswers(
  shown: readonly Question[],
  chosen: ChosenAnswers,
): AnswerFault | undefined {
  const answers = new Map(Object.entries(chosen))
  for (const question of shown) {
    const { questionId } = question
    const message = faultIn(question, answers.get(questionId))
    if (message !== undefined) return { questionId, message }
  }
  return undefined
}

function faultIn(question: Question, answer: ChosenAnswer | undefined): string | undefined {
  if (answer === undefined || answer.length === 0) {
    return question.isRequired ? '请先回答这一题' : undefined
  }
  if (question.type === 'multiple') return faultInChoices(question, answer)
  if (typeof answer !== 'string') return '这一题只有一个答案，请重新选择'
  if (question.type === 'single') return has(question, answer) ? undefined : unknownChoice
  if (question.type === 'scale') return faultInPoint(question, answer)
  return undefined
}

function faultInChoices(
  question: QuestionOf<'multiple'>,
  answer: ChosenAnswer,
): string | undefined {
  if (typeof answer === 'string' || new Set(answer).size < answer.length) {
    return '请重新选择这一题'
  }
  if (!answer.every((id) => has(question, id))) return unknownChoice
  if (answer.length <= question.maximum) return undefined
  return `最多选 ${question.maximum} 项，现在选了 ${answer.length} 项`
}

function has({ options }: QuestionOf<'single' | 'multiple'>, id: string): boolean {
  return options.some(({ optionId }) => optionId === id)
}

function faultInPoint({ points }: QuestionOf<'scale'>, answer: string): string | undefined {
  const isPoint = /^[1-9]\d?$/.test(answer) && Number(answer) <= points
  return isPoint ? undefined : `请在 1 到 ${points} 分里选一个`
}
