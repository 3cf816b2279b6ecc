import type {
  checkOrder,
  returnInsuranceCalls,
} from '@ecenter/contract/return-insurance/return-claim.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimUntil } from '../rules/claim-window.ts'
import {
  findInsuredOrder,
  orderRefused,
  statusOfOrder,
  sumInsuredOf,
} from './find-insured-order.ts'
import { answerReturnInsuranceClaim } from './return-insurance-claim.ts'

export function returnInsuranceHandlers(
  services: ReturnInsuranceServices,
): Handlers<typeof returnInsuranceCalls> {
  return {
    checkOrder: answerCheckOrder(services),
    returnInsuranceClaim: answerReturnInsuranceClaim(services),
  }
}

/** Shows what an order is insured for, and of whom no more than the first character of the shop. */
function answerCheckOrder(services: ReturnInsuranceServices): Handler<typeof checkOrder> {
  return async ({ insuranceOrderId }, visitor) => {
    const order = await findInsuredOrder(services, visitor, insuranceOrderId, {
      rule: 'failedReturnOrdersBySession',
      key: visitor.session.id,
    })
    const status = order === undefined ? 'unknown' : await statusOfOrder(services, order)
    await services.audit.record({
      event: 'return-order-checked',
      ...askedBy(visitor),
      ...(order === undefined ? {} : about(order.policy.ref)),
      outcome: status,
    })
    if (order === undefined) throw orderRefused('unknown')
    if (status !== 'open') throw orderRefused(status)
    const { policy, risk } = order
    return {
      marketplace: risk.marketplace,
      maskedShop: maskName(risk.shop),
      sumInsured: await sumInsuredOf(services, policy),
      claimUntil: claimUntil(policy),
    }
  }
}
