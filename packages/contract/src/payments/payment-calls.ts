import { groupGet } from './group-get.ts'
import { queryOrderCenter } from './query-order-center.ts'

export const paymentCalls = {
  groupGet,
  queryOrderCenter,
}
