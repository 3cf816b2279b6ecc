import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The progress of a claim with its amounts and documents. */
export const queryClaimSchedleInfo = defineCall({
  group: 'wp',
  path: '/claim/queryClaimSchedleInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({}),
})
