import { checkOrder } from './check-order.ts'
import { returnInsuranceClaim } from './return-insurance-claim.ts'

export const returnInsuranceCalls = {
  checkOrder,
  returnInsuranceClaim,
}
