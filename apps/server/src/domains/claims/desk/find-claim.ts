import type { findClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { claimOfNumber } from '../store/claim-at-desk.ts'

export function answerFindClaim(services: ClaimsServices): DeskHandler<typeof findClaim> {
  return async ({ registNo }, { staff, trace }) => {
    const ref = await claimOfNumber(services, registNo, staff.within)
    if (ref === undefined) {
      await trace({ event: 'claim-found', outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'claim-found', ...about(ref), outcome: 'found' })
    return { claimId: ref.id }
  }
}
