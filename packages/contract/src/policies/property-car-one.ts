import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { policyDetail } from './policy-detail.ts'

/** One policy in full, of whatever kind. */
export const propertyCarOne = defineCall({
  group: 'wp',
  path: '/policy/propertyCarOne',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfo: policyDetail }),
})
