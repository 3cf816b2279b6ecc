import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Asks for a person, or says something to the person who answers. */
export const zx = defineCall({
  group: 'wp',
  path: '/online/zx',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid: text(64, '会话'), content: optional(text(500, '内容')) }),
  response: object({}),
})
