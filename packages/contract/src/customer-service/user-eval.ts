import { integer, maxValue, minValue, number, object, optional, pipe } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'
import { conversationState } from './conversation-state.ts'
import { signid } from './signid.ts'

/** Rates a conversation in which a person answered, once. */
export const userEval = defineCall({
  group: 'wp',
  path: '/online/userEval',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({
    signid,
    agentid: optional(text(64, '客服')),
    score: pipe(number('请选择星级'), integer(), minValue(1), maxValue(5)),
    content: optional(text(200, '评价')),
  }),
  response: object({ state: conversationState }),
})
