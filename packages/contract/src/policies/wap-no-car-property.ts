import { defineCall } from '../call.ts'
import { policyList } from './policy-list.ts'
import { propertyLookup } from './property-lookup.ts'

/** Policies other than car, by number, or by document serial or name, each with an ID number. */
export const wapNoCarProperty = defineCall({
  group: 'policy',
  path: '/policy/wapNoCarProperty',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: propertyLookup,
  response: policyList,
})
