import type { noCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { otherClaimFacts } from './claim-facts.ts'
import { listClaims } from './list-claims.ts'

export function answerNoCarClaim(services: ClaimsServices): Handler<typeof noCarClaim> {
  return (request, visitor) => {
    const question = { facts: otherClaimFacts(services.keys, request), kind: 'other' } as const
    return listClaims(services, visitor, question, request)
  }
}
