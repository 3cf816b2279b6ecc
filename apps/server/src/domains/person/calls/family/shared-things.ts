import type { SharedClaim, SharedPolicy } from '@ecenter/contract/person/family.ts'
import type { Session } from '../../../../platform/session/session.ts'
import { claimProgressOf } from '../../../claims/calls/claim-progress.ts'
import type { Claim } from '../../../claims/store/claim.ts'
import { availabilityOf } from '../../../electronic-policies/rules/availability.ts'
import { carCoverWords, coverWords } from '../../../policies/rules/cover-words.ts'
import { maskedPolicy } from '../../../policies/rules/masked-policy.ts'
import type { Coverage, Policy } from '../../../policies/store/policy.ts'
import type { PersonServices } from '../../person-services.ts'

interface Shown {
  readonly coverages: readonly Coverage[]
  readonly hasDocuments: boolean
}

/** Masked as who knows facts sees it, with its covers in words; what it costs and whose phone it has stay away. */
export function sharedPolicyOf(
  services: PersonServices,
  session: Session,
  policy: Policy,
  { coverages, hasDocuments }: Shown,
): SharedPolicy {
  const words = policy.vehicle === undefined ? coverWords : carCoverWords
  return {
    handle: services.grants.handleOf(session, policy.ref),
    ...maskedPolicy(policy, services.clock.now()),
    covers: words(coverages),
    hasDocument: hasDocuments && availabilityOf(services, policy, 'policy').isAvailable,
  }
}

/** How a claim stands; no amount, no document, no name but masked. */
export function sharedClaimOf(
  services: PersonServices,
  session: Session,
  claim: Claim,
): SharedClaim {
  const {
    promise,
    todos: _todos,
    steps: _steps,
    ...summary
  } = claimProgressOf(services, session, claim)
  return { ...summary, next: promise && { on: promise.dueOn, text: promise.text } }
}
