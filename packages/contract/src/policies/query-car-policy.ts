import { array, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { policyDetail } from './policy-detail.ts'

/** Both policies of the car, in full. */
export const queryCarPolicy = defineCall({
  group: 'wp',
  path: '/policy/queryCarPolicy',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({ policyInfoList: array(policyDetail) }),
})
