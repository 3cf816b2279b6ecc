import type { returnInsuranceCalls } from '@ecenter/contract/return-insurance/return-insurance-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function returnInsuranceHandlers(): Handlers<typeof returnInsuranceCalls> {
  return {
    checkOrder: comingSoon,
    returnInsuranceClaim: comingSoon,
  }
}
