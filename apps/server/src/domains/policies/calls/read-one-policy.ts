import type { readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { readPolicy } from '../store/policy.repository.ts'
import { detailsOf } from './policy-detail.ts'

export function answerReadOnePolicy(services: PoliciesServices): Handler<typeof readOnePolicy> {
  return async (_request, visitor) => {
    const reading = { ...services, connection: services.pipelined.swift }
    const policy = await readPolicy(reading, visitor.grant)
    const [[policyInfo]] = await Promise.all([
      detailsOf(services, visitor.session, [policy]),
      services.audit.record({
        event: 'policy-read',
        ...askedBy(visitor),
        ...about(policy.ref),
        outcome: 'one',
      }),
    ])
    if (policyInfo === undefined) throw new Error('a policy has no detail')
    return { policyInfo }
  }
}
