import { defineCall } from '../call.ts'
import { claimList } from './claim-list.ts'
import { otherClaimLookup } from './other-claim-lookup.ts'

/** Claims other than car, masked; none found, not yours and locked are one answer (1007). */
export const noCarClaim = defineCall({
  group: 'claim',
  path: '/claim/noCarClaim',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: otherClaimLookup,
  response: claimList,
})
