import {
  array,
  boolean,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  string,
} from 'valibot'
import { byField } from '../rules/by-field.ts'

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
