import type { returnInsuranceCalls } from '@ecenter/contract/return-insurance/return-claim.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { answerCheckOrder } from './check-order.ts'
import { answerReturnInsuranceClaim } from './return-insurance-claim.ts'

export function returnInsuranceHandlers(
  services: ReturnInsuranceServices,
): Handlers<typeof returnInsuranceCalls> {
  return {
    checkOrder: answerCheckOrder(services),
    returnInsuranceClaim: answerReturnInsuranceClaim(services),
  }
}
