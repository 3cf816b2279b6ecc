import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { claimDetail } from './claim-detail.ts'

/** One claim whole: progress, facts, documents asked for, and how the amount came about. */
export const queryClaimSchedleInfo = defineCall({
  group: 'wp',
  path: '/claim/queryClaimSchedleInfo',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: claimDetail,
})
