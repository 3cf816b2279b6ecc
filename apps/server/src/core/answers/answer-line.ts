import { text } from '@ecenter/contract/rules/text.ts'
import {
  description,
  getDotPath,
  type InferOutput,
  literal,
  object,
  optional,
  pipe,
  safeParse,
  string,
  uuid,
  variant,
} from 'valibot'
import type { Line } from '../../imports/push/read-lines.ts'
import { isTooDeep } from '../../imports/reading/json-depth.ts'

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
export type AnswerLine = InferOutput<typeof answerLine>

/** A line that goes in by its form, where an event of that id asked for something. */
export const answerSample: AnswerLine = {
  answers: '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e90',
  result: 'refused',
  reason: '行驶证上的车牌号与申请的不一致，请上传行驶证照片后再试',
}

/** The answer that a line gives, or why it is none. */
export function answerOf({ text: line, fault }: Line): AnswerLine | string {
  if (line === undefined) return fault ?? 'is no text'
  if (isTooDeep(line)) return 'is nested too deep'
  const value = jsonOf(line)
  if (value === undefined) return 'is no JSON object'
  const { success, output, issues } = safeParse(answerLine, value)
  if (success) return output
  return issues.map((issue) => `${getDotPath(issue) ?? 'line'}: ${issue.message}`).join('; ')
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
