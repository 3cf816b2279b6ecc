import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** What a short link is for, whom it is meant for (masked) and until when. */
export const wapShortInfo = defineCall({
  group: 'policy',
  path: '/policy/wapShortInfo',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ pid: text(64, '链接') }),
  response: object({}),
})
