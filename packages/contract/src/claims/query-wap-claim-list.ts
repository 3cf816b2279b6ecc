import { defineCall } from '../call.ts'
import { claimList } from './claim-list.ts'
import { otherClaimLookup } from './other-claim-lookup.ts'

/** Claims of every kind, car or not, masked, as a person knows of them. */
export const queryWapClaimList = defineCall({
  group: 'claim',
  path: '/claim/queryWapClaimList',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: otherClaimLookup,
  response: claimList,
})
