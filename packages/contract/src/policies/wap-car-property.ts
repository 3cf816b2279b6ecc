import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { carLookup } from './car-lookup.ts'
import { policySummary } from './policy-summary.ts'

/**
 * The policies of a car, masked, for who knows plate and ID number. Open, for its answer makes the
 * proof.
 */
export const wapCarProperty = defineCall({
  group: 'policy',
  path: '/policy/wapCarProperty',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: carLookup,
  response: object({ policyInfoList: array(policySummary) }),
})
