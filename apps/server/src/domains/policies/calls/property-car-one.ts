import type { propertyCarOne } from '@ecenter/contract/policies/property-car-one.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readPolicy } from '../store/policy.repository.ts'
import { detailOf } from './policy-detail.ts'

export function answerPropertyCarOne(parts: Parts): Handler<typeof propertyCarOne> {
  return async (_request, visitor) => {
    const policy = await readPolicy(parts, visitor.grant)
    await parts.audit.record({
      event: 'policy-read',
      ...askedBy(visitor),
      ...about(policy.ref),
      outcome: 'one',
    })
    return { policyInfo: await detailOf(parts, visitor.session, policy) }
  }
}
