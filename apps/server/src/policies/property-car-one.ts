import type { propertyCarOne } from '@ecenter/contract/policies/property-car-one.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readPolicy } from '../records/policies/policy.repository.ts'
import { detailOf } from './policy-detail.ts'

export function answerPropertyCarOne(parts: Parts): Handler<typeof propertyCarOne> {
  return async (_request, { session, grant }) => {
    const policy = await readPolicy(parts, grant)
    await parts.audit.record({
      event: 'policy-read',
      sessionId: session.id,
      objectId: policy.ref.id,
      outcome: 'one',
    })
    return { policyInfo: await detailOf(parts, session, policy) }
  }
}
