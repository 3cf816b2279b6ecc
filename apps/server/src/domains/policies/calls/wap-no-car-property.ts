import { isCarKind } from '@ecenter/contract/policies/policy-kind.ts'
import type { wapNoCarProperty } from '@ecenter/contract/policies/wap-no-car-property.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { propertyFacts } from './property-facts.ts'

/** Policies of every kind but car. */
export function answerWapNoCarProperty(parts: Parts): Handler<typeof wapNoCarProperty> {
  return (request, visitor) => {
    const question: ListQuestion = {
      facts: propertyFacts(parts.keys, request),
      phone: request.mobile,
      isWanted: ({ kind }) => !isCarKind(kind),
    }
    return listPolicies(parts, visitor, question, request)
  }
}
