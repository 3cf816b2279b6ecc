import { defineCall } from '../call.ts'
import { orderList } from './order-list.ts'
import { orderLookup } from './order-lookup.ts'

/**
 * Orders that wait for their money, masked; where none does, those that were paid or have ended, so
 * that the customer learns what became of them. None found, not yours and locked are one answer
 * (1007). A slide captcha that was just passed goes before it.
 */
export const groupGet = defineCall({
  group: 'wp',
  path: '/api/orderPayment/groupGet',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: orderLookup,
  response: orderList,
})
