import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { carLookup } from './car-lookup.ts'
import { policySummary } from './policy-summary.ts'

/** Current traffic accident covers of a car, masked. */
export const wapCarJTCur = defineCall({
  group: 'policy',
  path: '/policy/wapCarJTCur',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})
