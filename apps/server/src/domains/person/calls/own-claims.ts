import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import type { OwnClaim } from '@ecenter/contract/person/overview.ts'
import type { Session } from '../../../platform/session/session.ts'
import { claimProgressOf } from '../../claims/calls/claim-progress.ts'
import type { Claim } from '../../claims/store/claim.ts'
import type { PersonServices } from '../person-services.ts'

export interface OwnClaimShown {
  readonly policyId: string
  readonly shown: OwnClaim
  /** What the customer has to do first. */
  readonly todo: ClaimProgress['todos'][number] | undefined
}

/** Claims as their owner sees them: the plate plain, and by when what happens next. */
export function ownClaimsOf(
  services: PersonServices,
  session: Session,
  claims: readonly Claim[],
): OwnClaimShown[] {
  return claims.map((claim) => {
    const progress = claimProgressOf(services, session, claim)
    const { promise, todos, steps: _steps, ...summary } = progress
    return {
      policyId: claim.policyId,
      todo: todos[0],
      shown: {
        ...summary,
        plate: claim.vehicles.find(({ role }) => role === 'own')?.licenseNo,
        next: promise && { on: promise.dueOn, text: promise.text },
      },
    }
  })
}
