import type { deliveryCalls } from '@ecenter/contract/deliveries/delivery-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerChangeDelivery } from './change-delivery.ts'
import { answerOrderDelivery } from './order-delivery.ts'
import { answerQueryDelivery } from './query-delivery.ts'

export function deliveryHandlers(parts: Parts): Handlers<typeof deliveryCalls> {
  return {
    orderDelivery: answerOrderDelivery(parts),
    queryDelivery: answerQueryDelivery(parts),
    changeDelivery: answerChangeDelivery(parts),
  }
}
