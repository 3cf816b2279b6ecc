import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { claimId } from './claim-id.ts'
import { deskClaim } from './desk-claim.ts'

export const readClaim = defineDeskCall({
  path: '/claims/readClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId }),
  response: deskClaim,
})
