import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  variant,
} from 'valibot'
import { text } from '../../rules/text.ts'

/** What fits a phone and a body of the desk, which is 64 kB at most. */
export const optionsAtMost = 12
export const pointsAtMost = 10

/** Given when a question or an option is made, and never again to another. */
const id = pipe(string(), regex(/^[a-z\d-]{1,24}$/))

const everyQuestion = {
  questionId: id,
  title: text(60, '题目'),
  isRequired: boolean(),
  shownAfter: optional(
    object({
      questionId: id,
      optionIds: pipe(array(id), minLength(1, '请至少选择一项'), maxLength(optionsAtMost)),
    }),
  ),
}

const options = pipe(
  array(object({ optionId: id, text: text(30, '选项') })),
  minLength(2, '至少要有两个选项'),
  maxLength(optionsAtMost, `选项最多 ${optionsAtMost} 个`),
)

/** How many may be chosen, and how many points there are: whole numbers from a list. */
function whole(most: number) {
  return pipe(number(), integer(), minValue(1), maxValue(most))
}

/** A question as staff write it: `question` of the customers, with rules for what is typed. */
export const questionDraft = variant('type', [
  object({ ...everyQuestion, type: literal('single'), options }),
  object({ ...everyQuestion, type: literal('multiple'), options, maximum: whole(optionsAtMost) }),
  object({
    ...everyQuestion,
    type: literal('scale'),
    points: whole(pointsAtMost),
    lowest: text(10, '最低分的含义'),
    highest: text(10, '最高分的含义'),
  }),
  object({ ...everyQuestion, type: literal('text') }),
])
export type QuestionDraft = InferOutput<typeof questionDraft>
