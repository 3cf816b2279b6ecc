import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { deskReturnClaim } from './desk-return-claim.ts'
import { seenReturn } from './seen-return.ts'

/** Agrees to pay a return. Its claimant is told by SMS. */
export const acceptReturnClaim = defineDeskCall({
  path: '/return-insurance/acceptReturnClaim',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object(seenReturn),
  response: deskReturnClaim,
})
