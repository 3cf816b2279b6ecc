import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** All orders of the customer behind a pending one. */
export const queryOrderCenter = defineCall({
  group: 'wp',
  path: '/api/queryOrderCenter',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: object({}),
})
