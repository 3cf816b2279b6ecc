import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import type { Parts } from '../parts.ts'
import { maskName, maskPlate, maskPolicyNumber } from '../platform/mask/mask.ts'
import type { Session } from '../platform/session/session.ts'
import type { Policy } from '../records/policies/policy.ts'
import { policyStatus } from '../records/policies/policy-status.ts'

/** Lists policies that a session may know of: masked, each with its handle. */
export function summariesOf(
  { grants, clock }: Parts,
  session: Session,
  policies: readonly Policy[],
): PolicySummary[] {
  const today = clock.today()
  return policies.map((policy) => ({
    handle: grants.handleOf(session, policy.ref),
    ...summaryOf(policy, today),
  }))
}

function summaryOf(policy: Policy, today: string): Omit<PolicySummary, 'handle'> {
  const licenseNo = policy.vehicle?.licenseNo
  return {
    kind: policy.kind,
    productName: policy.productName,
    maskedPolicyNo: maskPolicyNumber(policy.policyNo),
    maskedInsuredName: maskName(policy.insured.name),
    ...(licenseNo === undefined ? {} : { maskedPlate: maskPlate(licenseNo) }),
    startDate: policy.startsOn,
    endDate: policy.endsOn,
    status: policyStatus(policy, today),
  }
}
