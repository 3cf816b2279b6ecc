import type { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { claimDetailOf } from './claim-detail.ts'

export function answerQueryClaimSchedleInfo(
  services: Services,
): Handler<typeof queryClaimSchedleInfo> {
  return async (_request, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    await services.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'whole',
    })
    return claimDetailOf(services, visitor.session, claim)
  }
}
