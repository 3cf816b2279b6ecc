import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** Thumbs up for one answer. */
export const setCompliment = defineCall({
  group: 'wp',
  path: '/online/setCompliment',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid: text(64, '会话'), messageId: text(64, '消息') }),
  response: object({}),
})
