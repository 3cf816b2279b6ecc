import { text } from '@ecenter/contract/rules/text.ts'
import {
  description,
  type InferOutput,
  literal,
  object,
  optional,
  pipe,
  string,
  uuid,
  variant,
} from 'valibot'

const answers = pipe(
  string('is no text'),
  uuid('is no id of an event'),
  description('id of the event of ours that asked'),
)
const reason = pipe(
  text(200, '原因'),
  description('why, in Chinese: the customer who asked reads it'),
)

/** What the core says to something that a customer asked for, without a row. */
export const answerLine = variant(
  'result',
  [
    object({ answers, result: literal('accepted'), reason: optional(reason) }),
    object({ answers, result: literal('refused'), reason }),
  ],
  'is neither accepted nor refused',
)
type AnswerLine = InferOutput<typeof answerLine>

/** A line that goes in by its form, where an event of that id asked for something. */
export const answerSample: AnswerLine = {
  answers: '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e90',
  result: 'refused',
  reason: '行驶证上的车牌号与申请的不一致，请上传行驶证照片后再试',
}
