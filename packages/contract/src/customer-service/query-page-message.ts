import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { pageNumber } from '../rules/page-number.ts'
import { text } from '../rules/text.ts'

/** Earlier messages, page by page. */
export const queryPageMessage = defineCall({
  group: 'member',
  path: '/historical/queryPageMessage',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ signid: text(64, '会话'), page: optional(pageNumber, 1) }),
  response: object({}),
})
