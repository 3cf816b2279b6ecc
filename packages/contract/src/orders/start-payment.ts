import { object, optional } from 'valibot'
import { defineCall } from '../call.ts'
import { fen } from '../rules/fen.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'
import { paymentMethod, paymentPlace } from './payment-method.ts'
import { paymentWay } from './payment-way.ts'

/**
 * Opens a cashier for an order, and closes the one that was open before: an order has one payment at
 * a time. The amount is the order's own; the one sent along is what the customer saw, and another
 * one is refused. Refusals: paid, expired, cancelled or changed in price is E3020001; a payment whose
 * end is unknown is E9020001 (do not pay again); a gateway that is down is E1010002.
 */
export const startPayment = defineCall({
  group: 'self',
  path: '/payments/startPayment',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'knowledge',
  request: object({
    handle,
    method: paymentMethod,
    place: paymentPlace,
    /** What the page showed. */
    sumPremium: fen,
    /** What WeChat returned with, and the state that it was sent with. */
    wechatCode: optional(text(128, '微信授权码')),
    wechatState: optional(text(64, '微信授权状态')),
  }),
  response: object({ way: paymentWay }),
})
