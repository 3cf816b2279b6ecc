import type { deliveryDeskCalls } from '@ecenter/contract/deliveries/desk/delivery-desk-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerAddDeliveryEvent } from './add-delivery-event.ts'
import { answerFindDelivery } from './find-delivery.ts'
import { answerReadDelivery } from './read-delivery.ts'

export function deliveryDeskHandlers(parts: Parts): DeskHandlers<typeof deliveryDeskCalls> {
  return {
    findDelivery: answerFindDelivery(parts),
    readDelivery: answerReadDelivery(parts),
    addDeliveryEvent: answerAddDeliveryEvent(parts),
  }
}
