import type { returnInsuranceDeskCalls } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { answerAcceptReturnClaim } from './accept-return-claim.ts'
import { answerFindReturnClaim } from './find-return-claim.ts'
import { answerListReturnClaims } from './list-return-claims.ts'
import { answerReadReturnClaim } from './read-return-claim.ts'
import { answerRefuseReturnClaim } from './refuse-return-claim.ts'

export function returnInsuranceDeskHandlers(
  services: ReturnInsuranceServices,
): DeskHandlers<typeof returnInsuranceDeskCalls> {
  return {
    listReturnClaims: answerListReturnClaims(services),
    findReturnClaim: answerFindReturnClaim(services),
    readReturnClaim: answerReadReturnClaim(services),
    acceptReturnClaim: answerAcceptReturnClaim(services),
    refuseReturnClaim: answerRefuseReturnClaim(services),
  }
}
