import type { queryCarClaim } from '@ecenter/contract/claims/query-car-claim.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { carClaimFacts } from './claim-facts.ts'
import { listClaims } from './list-claims.ts'

export function answerQueryCarClaim(parts: Parts): Handler<typeof queryCarClaim> {
  return (request, visitor) => {
    const question = { facts: carClaimFacts(parts.keys, request), kind: 'car' } as const
    return listClaims(parts, visitor, question, request)
  }
}
