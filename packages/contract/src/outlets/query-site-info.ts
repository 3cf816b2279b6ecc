import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** One outlet. */
export const querySiteInfo = defineCall({
  group: 'wp',
  path: '/api/siteQuery/querySiteInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ chosenItem: text(40, '网点') }),
  response: object({}),
})
