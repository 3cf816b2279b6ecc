import type { queryCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { carClaimFacts } from './claim-facts.ts'
import { listClaims } from './list-claims.ts'

export function answerQueryCarClaim(services: ClaimsServices): Handler<typeof queryCarClaim> {
  return (request, visitor) => {
    const question = { facts: carClaimFacts(services.keys, request), kind: 'car' } as const
    return listClaims(services, visitor, question, request)
  }
}
