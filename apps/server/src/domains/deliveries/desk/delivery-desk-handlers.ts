import type { deliveryDeskCalls } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { answerAddDeliveryEvent } from './add-delivery-event.ts'
import { answerFindDelivery } from './find-delivery.ts'
import { answerReadDelivery } from './read-delivery.ts'

export function deliveryDeskHandlers(
  services: DeliveriesServices,
): DeskHandlers<typeof deliveryDeskCalls> {
  return {
    findDelivery: answerFindDelivery(services),
    readDelivery: answerReadDelivery(services),
    addDeliveryEvent: answerAddDeliveryEvent(services),
  }
}
