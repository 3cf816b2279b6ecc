import { array, number, object, optional, picklist, string } from 'valibot'
import { deliveryWish } from '../deliveries/delivery.ts'
import { owedByCore, paymentMethod } from '../orders/order.ts'
import { fen } from '../rules/counts.ts'
import { isoMoment } from '../rules/moments.ts'
import { defineCoreEvent } from './core-event.ts'

const order = 'order/<orderNo>'

const payment = {
  orderNo: string(),
  method: paymentMethod,
  /** Ours, by which the gateway knows the payment. */
  tradeNo: string(),
  /** What was really paid; in fen. */
  amountFen: fen,
}

export const orderPaid = defineCoreEvent({
  type: 'order.paid.v1',
  name: '订单已付款',
  subject: order,
  meaning:
    'The money for an order has come, and the order took it. Its proposals are to be issued.',
  data: object({
    ...payment,
    /** The gateway's own number. */
    gatewayNo: optional(string()),
    paidAt: isoMoment,
    proposals: array(object({ proposalNo: string(), amountFen: fen })),
  }),
})

export const orderCancelled = defineCoreEvent({
  type: 'order.cancelled.v1',
  name: '订单已取消',
  subject: order,
  meaning:
    'The customer gave up an order that was not paid. Its proposals and their price need not be held any longer; money that comes all the same goes back.',
  data: object({
    orderNo: string(),
    cancelledAt: isoMoment,
    proposals: array(object({ proposalNo: string() })),
  }),
})

export const orderHurried = defineCoreEvent({
  type: 'order.hurried.v1',
  name: '催办订单',
  subject: order,
  meaning:
    'Staff hurry what is owed for an order that was paid: policies that are not issued, or money that the core gives back. Nothing has changed by it, and what comes of it is told as rows of the order.',
  data: object({
    orderNo: string(),
    owed: owedByCore,
    /** Why, in the words of staff. */
    note: string(),
    askedAt: isoMoment,
    /** Who asks. */
    account: string(),
  }),
})

export const paymentRefundRequested = defineCoreEvent({
  type: 'payment.refund.requested.v1',
  name: '付款要退回',
  subject: order,
  meaning: 'Money came that its order could not take, so all of it goes back the way it came.',
  data: object({ ...payment, refundNo: string() }),
})

export const paymentRefunded = defineCoreEvent({
  type: 'payment.refunded.v1',
  name: '付款已退回',
  subject: order,
  meaning: 'The gateway says that such money is back.',
  data: object({ ...payment, refundNo: string() }),
})

export const plateCorrectionRequested = defineCoreEvent({
  type: 'policy.plate-correction.requested.v1',
  name: '车牌补录或更正',
  subject: 'policy/<policyNo>',
  meaning:
    'The customer corrected or added the plate of a car, under a code to the phone on file. One for each policy of the car.',
  data: object({
    policyNo: string(),
    /** Absent of a new car. */
    previousLicenseNo: optional(string()),
    licenseNo: string(),
    frameNo: string(),
    /** The endorsement that is shown for it here. */
    endorsementNo: string(),
    /** ISO date. */
    effectiveOn: string(),
  }),
})

export const deliveryChangeRequested = defineCoreEvent({
  type: 'delivery.change.requested.v1',
  name: '更改配送',
  subject: order,
  meaning:
    'The customer wants the papers of an order at another time, at another address, or not on paper.',
  data: object({ orderNo: string(), wish: deliveryWish }),
})

export const deliveryEventAdded = defineCoreEvent({
  type: 'delivery.event.added.v1',
  name: '配送进展',
  subject: order,
  meaning: 'Staff noted how far a delivery has come, by the codes of its sequence.',
  data: object({
    orderNo: string(),
    sequence: picklist(['A', 'B']),
    code: string(),
    at: isoMoment,
    /** Why it failed, by its code. */
    reason: optional(string()),
    /** Which event of the delivery it is. */
    seq: number(),
  }),
})
