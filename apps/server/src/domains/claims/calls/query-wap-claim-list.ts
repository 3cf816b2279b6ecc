import type { queryWapClaimList } from '@ecenter/contract/claims/query-wap-claim-list.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { otherClaimFacts } from './claim-facts.ts'
import { listClaims } from './list-claims.ts'

export function answerQueryWapClaimList(parts: Parts): Handler<typeof queryWapClaimList> {
  return (request, visitor) =>
    listClaims(parts, visitor, { facts: otherClaimFacts(parts.keys, request) }, request)
}
