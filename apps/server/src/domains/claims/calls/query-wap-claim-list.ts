import type { queryWapClaimList } from '@ecenter/contract/claims/claim-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { otherClaimFacts } from './claim-facts.ts'
import { listClaims } from './list-claims.ts'

export function answerQueryWapClaimList(
  services: ClaimsServices,
): Handler<typeof queryWapClaimList> {
  return (request, visitor) =>
    listClaims(services, visitor, { facts: otherClaimFacts(services.keys, request) }, request)
}
