import type { findTrafficCoversWithoutCar } from '@ecenter/contract/policies/policy-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { policyStatus } from '../rules/policy-status.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { propertyFacts } from './property-facts.ts'

/** Accident covers (驾乘意外险) of whoever drives or rides, in whatever car, that run or will begin. */
export function answerFindTrafficCoversWithoutCar(
  services: PoliciesServices,
): Handler<typeof findTrafficCoversWithoutCar> {
  return (request, visitor) => {
    const question: ListQuestion = {
      facts: propertyFacts(services.keys, request),
      phone: request.mobile,
      isWanted: (policy, now) =>
        policy.kind === 'driver-accident' &&
        ['in-force', 'not-started'].includes(policyStatus(policy, now)),
    }
    return listPolicies(services, visitor, question, request)
  }
}
