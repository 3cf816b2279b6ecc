import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { claimProgress } from './claim-progress.ts'

/** Where one claim stands, without amounts, names or documents. */
export const queryWapClaimSchedleInfo = defineCall({
  group: 'wp',
  path: '/claim/queryWapClaimSchedleInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: claimProgress,
})
