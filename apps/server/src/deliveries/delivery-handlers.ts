import type { deliveryCalls } from '@ecenter/contract/deliveries/delivery-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function deliveryHandlers(): Handlers<typeof deliveryCalls> {
  return {
    orderDelivery: comingSoon,
    queryDelivery: comingSoon,
    changeDelivery: comingSoon,
  }
}
