import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { pageAsked } from '../list-page.ts'
import { returnCode } from '../rules/codes/return-code.ts'
import { fen } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/people/mobile.ts'
import { text } from '../rules/text.ts'
import {
  orderDetail,
  orderList,
  orderLookup,
  paymentMethod,
  paymentPlace,
  paymentWay,
} from './order.ts'
import { queryOrderInvoices } from './query-order-invoices.ts'

/**
 * Gives an order up that was not paid, and what was agreed with it: its proposals and its price. A cashier that
 * is open is closed first; where that turns out to be paid the order is paid (E3020001), and where nobody knows
 * the order stays (E9020001). It takes a code of the last five minutes for this very act.
 */
export const cancelOrder = defineCall({
  path: '/payments/cancelOrder',
  kind: 'submit',
  level: 'fresh-code',
  action: 'cancel-order',
  request: object({ handle }),
})

/** Whether an SMS reminds of this order before its last day. */
export const changePaymentReminder = defineCall({
  path: '/payments/changePaymentReminder',
  kind: 'submit',
  level: 'knowledge',
  request: object({ handle, isReminded: boolean() }),
  response: object({ isReminded: boolean() }),
})

/**
 * Orders that wait for their money, masked; where none does, those that were paid or have ended, so
 * that the customer learns what became of them. None found, not yours and locked are one answer
 * (1007). A slide captcha that was just passed goes before it.
 */
export const findOrders = defineCall({
  group: 'wp',
  path: '/api/orderPayment/groupGet',
  level: 'open',
  request: orderLookup,
  response: orderList,
})

/**
 * One order as it stands now. Where a payment is open the service asks its gateway what became of
 * it, so a page that waits asks this again.
 */
export const queryOrder = defineCall({
  path: '/payments/queryOrder',
  level: 'knowledge',
  request: object({ handle, place: paymentPlace }),
  response: orderDetail,
})

/** All orders of whoever placed this one, with the same phone: also those that were paid or have ended. */
export const queryOrderCenter = defineCall({
  group: 'wp',
  path: '/api/queryOrderCenter',
  level: 'knowledge',
  request: object({ handle, ...pageAsked }),
  response: orderList,
})

/**
 * Finds the order again where a cashier returned into another browser: by the code that its return
 * address carries, and the phone that was given when the order was placed. Anything wrong is 1007.
 */
export const reopenOrder = defineCall({
  path: '/payments/reopenOrder',
  level: 'open',
  request: object({ returnCode, applyMobile: mobile }),
  response: object({ handle: string() }),
})

/**
 * Opens a cashier for an order, and closes the one that was open before: an order has one payment at
 * a time. The amount is the order's own; the one sent along is what the customer saw, and another
 * one is refused. Refusals: paid, expired, cancelled or changed in price is E3020001; a payment whose
 * end is unknown is E9020001 (do not pay again); a gateway that is down is E1010002.
 */
export const startPayment = defineCall({
  path: '/payments/startPayment',
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

export const orderCalls = {
  findOrders,
  queryOrderCenter,
  queryOrder,
  startPayment,
  cancelOrder,
  reopenOrder,
  changePaymentReminder,
  queryOrderInvoices,
}
