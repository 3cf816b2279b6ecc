import type { readReturnClaim } from '@ecenter/contract/return-insurance/desk/read-return-claim.ts'
import type { Parts } from '../../../parts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { deskReturnClaimOf } from './desk-return-claim.ts'
import { returnOfId } from './return-of-id.ts'

export function answerReadReturnClaim(parts: Parts): DeskHandler<typeof readReturnClaim> {
  return async ({ claimId }, { trace }) => {
    const { returned, claim } = await returnOfId(parts, claimId)
    await trace({ event: 'claim-read', ...about(claim.ref), outcome: 'desk' })
    return deskReturnClaimOf(parts, returned, claim)
  }
}
