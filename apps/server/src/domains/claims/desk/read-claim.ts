import type { readClaim as readClaimCall } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { deskClaimOf } from './desk-claim.ts'

export function answerReadClaim(services: ClaimsServices): DeskHandler<typeof readClaimCall> {
  return async ({ claimId }, { staff, trace }) => {
    const ref = await claimOfId(services, claimId, staff.within)
    if (ref === undefined) throw nothingFound()
    await trace({ event: 'claim-read', ...about(ref), outcome: 'desk' })
    return deskClaimOf(services, await readClaim(services, { object: ref }), staff)
  }
}
