import { changeDelivery } from './change-delivery.ts'
import { orderDelivery } from './order-delivery.ts'
import { queryDelivery } from './query-delivery.ts'

export const deliveryCalls = {
  orderDelivery,
  queryDelivery,
  changeDelivery,
}
