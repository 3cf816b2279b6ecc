import { addDeliveryEvent } from './add-delivery-event.ts'
import { findDelivery } from './find-delivery.ts'
import { readDelivery } from './read-delivery.ts'

export const deliveryDeskCalls = { findDelivery, readDelivery, addDeliveryEvent }
