import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { propertyLookup } from './property-lookup.ts'

/** Policies other than car, by number, or by document serial, name and ID number. */
export const wapNoCarProperty = defineCall({
  group: 'policy',
  path: '/policy/wapNoCarProperty',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: propertyLookup,
  response: object({}),
})
