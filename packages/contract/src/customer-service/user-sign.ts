import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'

/** Signs the visitor in to the conversation. */
export const userSign = defineCall({
  group: 'wp',
  path: '/online/userSign',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({
    userid: optional(text(64, '用户')),
    username: optional(nameOf('称呼')),
    source: optional(text(20, '来源'), 'wap'),
    subsource: optional(text(20, '来源')),
    entryId: optional(text(40, '入口')),
  }),
  response: object({}),
})
