import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { policySummary } from './policy-summary.ts'

/** Earlier terms of the same car, masked. */
export const queryPolicyLXCar = defineCall({
  group: 'wp',
  path: '/policy/queryPolicyLXCar',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfoList: array(policySummary) }),
})
