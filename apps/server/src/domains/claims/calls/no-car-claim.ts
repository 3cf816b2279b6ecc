import type { noCarClaim } from '@ecenter/contract/claims/no-car-claim.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { otherClaimFacts } from './claim-facts.ts'
import { listClaims } from './list-claims.ts'

export function answerNoCarClaim(parts: Parts): Handler<typeof noCarClaim> {
  return (request, visitor) => {
    const question = { facts: otherClaimFacts(parts.keys, request), kind: 'other' } as const
    return listClaims(parts, visitor, question, request)
  }
}
