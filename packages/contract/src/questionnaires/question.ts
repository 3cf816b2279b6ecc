import {
  array,
  boolean,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  record,
  string,
  union,
} from 'valibot'
import { byField } from '../rules/by-field.ts'
import { text } from '../rules/text.ts'

const everyQuestion = {
  questionId: string(),
  title: string(),
  /** One that is shown is answered before the answers are handed in. */
  isRequired: boolean(),
  /**
   * A branch: the question is shown only where one of these was chosen in an earlier one that is
   * itself shown. Of a scale they are its points.
   */
  shownAfter: optional(object({ questionId: string(), optionIds: array(string()) })),
}

const options = array(object({ optionId: string(), text: string() }))

/** A question of a questionnaire (section 3), by how it is answered. */
export const question = byField('type', [
  object({ ...everyQuestion, type: literal('single'), options }),
  object({
    ...everyQuestion,
    type: literal('multiple'),
    options,
    /** How many may be chosen; choosing one more drops the newest (section 5). */
    maximum: number(),
  }),
  object({
    ...everyQuestion,
    type: literal('scale'),
    /** The points are 1 to this. */
    points: number(),
    /** What the first and the last point mean, in words. */
    lowest: string(),
    highest: string(),
  }),
  object({ ...everyQuestion, type: literal('text') }),
])
export type Question = InferOutput<typeof question>
/** A question that is answered in one way. */
export type QuestionOf<Type extends Question['type']> = Extract<Question, { type: Type }>

const chosen = text(40, '选项')

/** A choice is its id, a point of a scale its number; several choices are a list. */
const chosenAnswer = union([text(500, '答案'), array(chosen)], '请重新回答这一题')
export type ChosenAnswer = InferOutput<typeof chosenAnswer>

/** The answers of a customer (section 3), by question; what was not answered is left out. */
export const chosenAnswers = record(text(40, '题目'), chosenAnswer)
export type ChosenAnswers = InferOutput<typeof chosenAnswers>

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

interface AnswerFault {
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
