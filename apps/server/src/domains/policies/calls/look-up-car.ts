import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import type { PoliciesServices } from '../policies-services.ts'
import type { Policy } from '../store/policy.ts'
import { plateLookupKey } from '../store/policy-lookup-keys.ts'
import { summariesOf } from './policy-summary.ts'

/**
 * The policies of a car for who knows its plate and an ID number. A car that is found without a
 * policy of the wanted sort gives an empty list: that is an answer, not a failed guess.
 */
export async function lookUpCar(
  services: PoliciesServices,
  { licenseNo, identifyNumber, verificationCode }: RequestOf<typeof findCarPolicies>,
  visitor: Visitor,
  isWanted: (policy: Policy, today: string) => boolean,
): Promise<{ policyInfoList: PolicySummary[] }> {
  const lookupKey = plateLookupKey(services.keys, licenseNo, identifyNumber)
  const policies = await guardLookup(
    services,
    visitor,
    {
      identities: [services.keys.searchHash('customer', identifyNumber)],
      targets: [services.keys.searchHash('lookup-target', 'plate', licenseNo)],
      key: lookupKey,
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
    },
    () => services.policySearch.behind(lookupKey),
  )
  const today = services.clock.today()
  const wanted = policies.filter((policy) => isWanted(policy, today))
  return { policyInfoList: summariesOf(services, visitor.session, wanted) }
}
