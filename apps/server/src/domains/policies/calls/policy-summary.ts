import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { maskedPolicy } from '../rules/masked-policy.ts'
import type { Policy } from '../store/policy.ts'

/** Lists policies that a session may know of: masked, each with its handle. */
export function summariesOf(
  { grants, clock }: PoliciesServices,
  session: Session,
  policies: readonly Policy[],
): PolicySummary[] {
  const now = clock.now()
  return policies.map((policy) => ({
    handle: grants.handleOf(session, policy.ref),
    ...maskedPolicy(policy, now),
  }))
}
