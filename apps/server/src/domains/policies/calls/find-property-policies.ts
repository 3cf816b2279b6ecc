import type { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { isCarKind } from '@ecenter/contract/policies/policy-summary.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { propertyFacts } from './property-facts.ts'

/** Policies of every kind but car. */
export function answerFindPropertyPolicies(
  services: PoliciesServices,
): Handler<typeof findPropertyPolicies> {
  return (request, visitor) => {
    const question: ListQuestion = {
      facts: propertyFacts(services.keys, request),
      phone: request.mobile,
      isWanted: ({ kind }) => !isCarKind(kind),
    }
    return listPolicies(services, visitor, question, request)
  }
}
