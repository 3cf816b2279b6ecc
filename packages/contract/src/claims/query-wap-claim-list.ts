import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { otherClaimLookup } from './other-claim-lookup.ts'

/** All claims of a person, masked, for the plain pages. */
export const queryWapClaimList = defineCall({
  group: 'claim',
  path: '/claim/queryWapClaimList',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: otherClaimLookup,
  response: object({}),
})
