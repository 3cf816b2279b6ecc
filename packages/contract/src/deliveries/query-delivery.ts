import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { deliveryInfo } from './delivery-info.ts'

/** Where the papers of one order are now; an order without any is 1007. */
export const queryDelivery = defineCall({
  group: 'self',
  path: '/deliveries/queryDelivery',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'knowledge',
  request: object({ handle }),
  response: deliveryInfo,
})
