import { defineCall } from '../call.ts'
import { policyList } from './policy-list.ts'
import { propertyLookup } from './property-lookup.ts'

/** Current traffic accident covers that belong to no car. */
export const wapNoCarJTCur = defineCall({
  group: 'policy',
  path: '/policy/wapNoCarJTCur',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: propertyLookup,
  response: policyList,
})
