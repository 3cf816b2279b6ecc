import { integer, maxValue, minValue, number, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Rates the conversation, once. */
export const userEval = defineCall({
  group: 'wp',
  path: '/online/userEval',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({
    signid: text(64, '会话'),
    agentid: optional(text(64, '客服')),
    score: pipe(number(), integer(), minValue(1), maxValue(5)),
    content: optional(text(200, '评价')),
  }),
  response: object({}),
})
