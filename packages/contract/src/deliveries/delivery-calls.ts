import { orderDelivery } from './order-delivery.ts'

export const deliveryCalls = {
  orderDelivery,
}
