import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { orderDetail } from './order-detail.ts'
import { paymentPlace } from './payment-method.ts'

/**
 * One order as it stands now. Where a payment is open the service asks its gateway what became of
 * it, so a page that waits asks this again.
 */
export const queryOrder = defineCall({
  group: 'self',
  path: '/payments/queryOrder',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle, place: paymentPlace }),
  response: orderDetail,
})
