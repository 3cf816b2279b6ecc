import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { claimId } from './claim-id.ts'
import { deskClaim } from './desk-claim.ts'

/** A claim as staff see it: its facts, its events, and what is asked for. */
export const readClaim = defineDeskCall({
  path: '/claims/readClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId }),
  response: deskClaim,
})
