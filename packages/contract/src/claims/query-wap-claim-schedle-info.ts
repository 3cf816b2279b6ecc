import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The steps that a claim has taken, without amounts. */
export const queryWapClaimSchedleInfo = defineCall({
  group: 'wp',
  path: '/claim/queryWapClaimSchedleInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: object({}),
})
