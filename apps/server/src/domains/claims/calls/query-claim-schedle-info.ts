import type { queryClaimSchedleInfo } from '@ecenter/contract/claims/query-claim-schedle-info.ts'
import type { Parts } from '../../../parts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { readClaim } from '../store/claim.repository.ts'
import { claimDetailOf } from './claim-detail.ts'

export function answerQueryClaimSchedleInfo(parts: Parts): Handler<typeof queryClaimSchedleInfo> {
  return async (_request, visitor) => {
    const claim = await readClaim(parts, visitor.grant)
    await parts.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'whole',
    })
    return claimDetailOf(parts, visitor.session, claim)
  }
}
