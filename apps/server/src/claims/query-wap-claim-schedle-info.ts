import type { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/query-wap-claim-schedle-info.ts'
import type { Parts } from '../parts.ts'
import { about, askedBy } from '../platform/audit/audit-fact.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { readClaim } from '../records/claims/claim.repository.ts'
import { claimProgressOf } from './claim-progress.ts'

export function answerQueryWapClaimSchedleInfo(
  parts: Parts,
): Handler<typeof queryWapClaimSchedleInfo> {
  return async (_request, visitor) => {
    const claim = await readClaim(parts, visitor.grant)
    await parts.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'progress',
    })
    return claimProgressOf(parts, visitor.session, claim)
  }
}
