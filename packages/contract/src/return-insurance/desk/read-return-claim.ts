import { object } from 'valibot'
import { claimId } from '../../claims/desk/claim-id.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskReturnClaim } from './desk-return-claim.ts'

/** One return with its order and its parcel. Reading it leaves a trace. */
export const readReturnClaim = defineDeskCall({
  path: '/return-insurance/readReturnClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId }),
  response: deskReturnClaim,
})
