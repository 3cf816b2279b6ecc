import type { wapNoCarJTCur } from '@ecenter/contract/policies/wap-no-car-jt-cur.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { policyStatus } from '../rules/policy-status.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { propertyFacts } from './property-facts.ts'

/** Accident covers (驾乘意外险) of whoever drives or rides, in whatever car, that run or will begin. */
export function answerWapNoCarJtCur(parts: Parts): Handler<typeof wapNoCarJTCur> {
  return (request, visitor) => {
    const question: ListQuestion = {
      facts: propertyFacts(parts.keys, request),
      phone: request.mobile,
      isWanted: (policy, now) =>
        policy.kind === 'driver-accident' &&
        ['in-force', 'not-started'].includes(policyStatus(policy, now)),
    }
    return listPolicies(parts, visitor, question, request)
  }
}
