import { object } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { deskReturnClaim } from './desk-return-claim.ts'
import { seenReturn } from './seen-return.ts'

/** Refuses a return with its reason, which whoever knows of the claim reads. Its claimant is told by SMS. */
export const refuseReturnClaim = defineDeskCall({
  path: '/return-insurance/refuseReturnClaim',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ ...seenReturn, reason: text(200, '原因') }),
  response: deskReturnClaim,
})
