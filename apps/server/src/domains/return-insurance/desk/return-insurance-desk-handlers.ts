import type { returnInsuranceDeskCalls } from '@ecenter/contract/return-insurance/desk/return-insurance-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerAcceptReturnClaim } from './accept-return-claim.ts'
import { answerFindReturnClaim } from './find-return-claim.ts'
import { answerListReturnClaims } from './list-return-claims.ts'
import { answerReadReturnClaim } from './read-return-claim.ts'
import { answerRefuseReturnClaim } from './refuse-return-claim.ts'

export function returnInsuranceDeskHandlers(
  parts: Parts,
): DeskHandlers<typeof returnInsuranceDeskCalls> {
  return {
    listReturnClaims: answerListReturnClaims(parts),
    findReturnClaim: answerFindReturnClaim(parts),
    readReturnClaim: answerReadReturnClaim(parts),
    acceptReturnClaim: answerAcceptReturnClaim(parts),
    refuseReturnClaim: answerRefuseReturnClaim(parts),
  }
}
