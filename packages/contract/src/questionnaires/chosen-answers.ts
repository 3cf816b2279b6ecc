import { array, type InferOutput, record, union } from 'valibot'
import { text } from '../rules/text.ts'

const chosen = text(40, '选项')

/** A choice is its id, a point of a scale its number; several choices are a list. */
const chosenAnswer = union([text(500, '答案'), array(chosen)], '请重新回答这一题')
export type ChosenAnswer = InferOutput<typeof chosenAnswer>

/** The answers of a customer (section 3), by question; what was not answered is left out. */
export const chosenAnswers = record(text(40, '题目'), chosenAnswer)
export type ChosenAnswers = InferOutput<typeof chosenAnswers>
