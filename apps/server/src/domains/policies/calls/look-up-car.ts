import type { RequestOf } from '@ecenter/contract/call.ts'
import type { PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import type { wapCarProperty } from '@ecenter/contract/policies/wap-car-property.ts'
import type { Parts } from '../../../parts.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import type { Policy } from '../store/policy.ts'
import { plateDoor } from '../store/policy-doors.ts'
import { summariesOf } from './policy-summary.ts'

/**
 * The policies of a car for who knows its plate and an ID number. A car that is found without a
 * policy of the wanted sort gives an empty list: that is an answer, not a failed guess.
 */
export async function lookUpCar(
  parts: Parts,
  { licenseNo, identifyNumber, verificationCode }: RequestOf<typeof wapCarProperty>,
  visitor: Visitor,
  isWanted: (policy: Policy, today: string) => boolean,
): Promise<{ policyInfoList: PolicySummary[] }> {
  const door = plateDoor(parts.keys, licenseNo, identifyNumber)
  const policies = await guardLookup(
    parts,
    visitor,
    {
      identities: [parts.keys.searchHash('customer', identifyNumber)],
      targets: [parts.keys.searchHash('lookup-target', 'plate', licenseNo)],
      key: door,
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
    },
    () => parts.policySearch.behind(door),
  )
  const today = parts.clock.today()
  const wanted = policies.filter((policy) => isWanted(policy, today))
  return { policyInfoList: summariesOf(parts, visitor.session, wanted) }
}
