import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Asks the robot. */
export const question = defineCall({
  group: 'wp',
  path: '/online/question',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid: text(64, '会话'), content: text(500, '问题') }),
  response: object({}),
})
