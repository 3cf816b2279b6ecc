import type { returnInsuranceCalls } from '@ecenter/contract/return-insurance/return-insurance-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerCheckOrder } from './check-order.ts'
import { answerReturnInsuranceClaim } from './return-insurance-claim.ts'

export function returnInsuranceHandlers(parts: Parts): Handlers<typeof returnInsuranceCalls> {
  return {
    checkOrder: answerCheckOrder(parts),
    returnInsuranceClaim: answerReturnInsuranceClaim(parts),
  }
}
