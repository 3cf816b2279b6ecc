import type { deliveryCalls } from '@ecenter/contract/deliveries/delivery.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { answerChangeDelivery } from './change-delivery.ts'
import { answerOrderDelivery } from './order-delivery.ts'
import { answerQueryDelivery } from './query-delivery.ts'

export function deliveryHandlers(services: DeliveriesServices): Handlers<typeof deliveryCalls> {
  return {
    orderDelivery: answerOrderDelivery(services),
    queryDelivery: answerQueryDelivery(services),
    changeDelivery: answerChangeDelivery(services),
  }
}
