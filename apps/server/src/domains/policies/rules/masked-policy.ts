import { maskName, maskPlate, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Policy } from '../store/policy.ts'
import { policyStatus } from './policy-status.ts'
import { statedHourOf } from './start-of.ts'

/** What may be shown of a policy before it is proven to be the visitor's. */
export function maskedPolicy(policy: Policy, now: Date) {
  const licenseNo = policy.vehicle?.licenseNo
  return {
    kind: policy.kind,
    productName: policy.productName,
    maskedPolicyNo: maskPolicyNumber(policy.policyNo),
    maskedInsuredName: maskName(policy.insured.name),
    ...(licenseNo === undefined ? {} : { maskedPlate: maskPlate(licenseNo) }),
    startDate: policy.startsOn,
    startTime: statedHourOf(policy),
    endDate: policy.endsOn,
    status: policyStatus(policy, now),
  }
}
