import type { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { claimProgressOf, nudgeOf } from './claim-progress.ts'

export function answerQueryWapClaimSchedleInfo(
  services: ClaimsServices,
): Handler<typeof queryWapClaimSchedleInfo> {
  return async (_request, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    await services.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'progress',
    })
    const told = { refusalReason: refusalReasonOf(claim) }
    return {
      ...claimProgressOf(services, visitor.session, claim, told),
      nudge: await nudgeOf(services, claim, { isInsured: false }),
    }
  }
}

/** Why a return is not paid speaks of a parcel, and who claimed it may hold another phone than the insured. */
function refusalReasonOf({ lossTypes, refusalReason }: Claim): string | undefined {
  return lossTypes.every((type) => type === 'return-freight') ? refusalReason : undefined
}
