import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { policyList, policyListAsked } from './policy-list.ts'

/**
 * The policies of the customer whom a channel handed over as logged in, already open; for anybody
 * else there are none (1007).
 */
export const myPolicies = defineCall({
  group: 'self',
  path: '/policies/myPolicies',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ ...policyListAsked }),
  response: policyList,
})
