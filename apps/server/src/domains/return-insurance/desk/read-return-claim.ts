import type { readReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { deskReturnClaimOf } from './desk-return-claim.ts'
import { returnOfId } from './return-of-id.ts'

export function answerReadReturnClaim(
  services: ReturnInsuranceServices,
): DeskHandler<typeof readReturnClaim> {
  return async ({ claimId }, { staff, trace }) => {
    const { returned, claim } = await returnOfId(services, claimId, staff.within)
    await trace({ event: 'claim-read', ...about(claim.ref), outcome: 'desk' })
    return deskReturnClaimOf(services, returned, claim)
  }
}
