import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { otherClaimLookup } from './other-claim-lookup.ts'

/** Claims other than car, masked. */
export const noCarClaim = defineCall({
  group: 'claim',
  path: '/claim/noCarClaim',
  envelope: 'plain',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: otherClaimLookup,
  response: object({}),
})
