import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  string,
  toUpperCase,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { invoiceStatus } from '../../invoices/invoice.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { policyStatus } from '../../policies/policy-summary.ts'
import { fen } from '../../rules/counts.ts'
import { isoDay } from '../../rules/moments.ts'
import { storable, typedCode } from '../../rules/text.ts'
import { orderRefund, orderStatus, orderSummary, paymentMethod } from '../order.ts'
import { deskOrderId, deskOrderNote, hurryOrder, noteOrder, orderHurry } from './order-acts.ts'

/** `awaiting`: paid, and the core has not issued it; `refund`: money is on its way back; `closed`: nothing came of it. */
export const orderView = picklist(['awaiting', 'refund', 'unpaid', 'paid', 'closed'])
export type OrderView = InferOutput<typeof orderView>

/** Of what waits for nobody the latest are listed: placed in so many days, and so many at most. */
export const ordersListed = { days: 30, atMost: 1000 }

/** One order in a list: for whom it is masked. Moments are `2026-11-16 08:30`. */
const deskOrderRow = object({
  orderId: string(),
  orderNo: string(),
  title: string(),
  maskedName: string(),
  maskedPlate: optional(string()),
  amount: fen,
  status: orderStatus,
  /** 已支付，出单中. */
  statusText: string(),
  placedAt: string(),
  /** What is owed first, late or else due first: a minute, or a day; absent where nothing is owed. */
  dueAt: optional(string()),
  isLate: boolean(),
})
export type DeskOrderRow = InferOutput<typeof deskOrderRow>

/** One try to pay, with the numbers by which its gateway knows it. */
const deskPayment = object({
  method: paymentMethod,
  amount: fen,
  tradeNo: string(),
  gatewayNo: optional(string()),
  state: picklist(['opening', 'open', 'paid', 'closed', 'failed']),
  /** Nobody knows whether it was paid: the gateway has given no clear answer. */
  isUnsure: boolean(),
  startedAt: string(),
  endedAt: optional(string()),
  /** Why it came to nothing, as the customer reads it. */
  failure: optional(string()),
})
export type DeskPayment = InferOutput<typeof deskPayment>

/** Money that goes back by its gateway, under our number for it. */
const deskRefund = object({ ...orderRefund.entries, refundNo: string(), method: paymentMethod })
export type DeskRefund = InferOutput<typeof deskRefund>

/** What the core was told of the order, as long as that is kept. */
const deskOrderEvent = object({
  eventId: string(),
  name: string(),
  at: string(),
  /** `received`: the core has acknowledged it; `dead`: nobody tries it any more. */
  state: picklist(['received', 'waiting', 'dead']),
  receivedAt: optional(string()),
})
export type DeskOrderEvent = InferOutput<typeof deskOrderEvent>

/** Something that happened to the order; `byName` where a member of staff did it. */
const orderMoment = object({ at: string(), what: string(), byName: optional(string()) })
export type OrderMoment = InferOutput<typeof orderMoment>

/** By when the core issues it, a minute, or the money is usually back, a day. */
const owedOfOrder = object({
  kind: picklist(['issue', 'refund']),
  dueAt: string(),
  isLate: boolean(),
})

/** All of an order for who works with it. People and policies are masked: they open at their customer's page. */
const deskOrder = object({
  ...deskOrderRow.entries,
  maskedApplicant: string(),
  maskedPhone: optional(string()),
  maskedIdNumber: string(),
  branchName: string(),
  isByAgent: boolean(),
  isOnline: boolean(),
  lastPayAt: string(),
  paidAt: optional(string()),
  /** What its customer reads beside it. */
  advice: optional(string()),
  /** What is late in front, then what is due first. */
  owed: array(owedOfOrder),
  items: orderSummary.entries.items,
  payments: array(deskPayment),
  refunds: array(deskRefund),
  /** By when the core gives the money back, where it said that it does. */
  coreRefund: optional(object({ since: string(), dueOn: isoDay('日期'), isOverdue: boolean() })),
  policies: array(
    object({ maskedPolicyNo: string(), productName: string(), status: policyStatus }),
  ),
  invoices: array(
    object({
      maskedPolicyNo: string(),
      status: invoiceStatus,
      number: optional(string()),
      amount: fen,
      issuedOn: isoDay('日期'),
    }),
  ),
  delivery: optional(object({ deliveryId: string(), statusText: string(), headline: string() })),
  events: array(deskOrderEvent),
  /** Absent where the core owes nothing. */
  hurry: optional(orderHurry),
  /** The latest in front. */
  notes: array(deskOrderNote),
  /** The latest in front. */
  timeline: array(orderMoment),
})
export type DeskOrder = InferOutput<typeof deskOrder>

/**
 * The orders of a number: of the order itself or of a policy that came of it, or the latest placed with a phone.
 * It leaves a trace with everybody whose orders were found; else 1007.
 */
export const searchOrders = defineDeskCall({
  path: '/orders/searchOrders',
  access: 'read-orders',
  request: object({
    number: pipe(
      typedCode('订单号、保单号或手机号'),
      toUpperCase(),
      maxLength(40, '号码太长，请核对'),
      storable(),
    ),
  }),
  response: object({ orders: array(deskOrderRow) }),
})

/** Orders that stand so: what somebody waits for first of it, else the latest. Of a branch its own. */
export const listOrders = defineDeskCall({
  path: '/orders/listOrders',
  access: 'read-orders',
  request: object({ view: orderView, ...pageAsked }),
  response: object({ orders: array(deskOrderRow), ...listExtent }),
})

/** All of an order. Reading it leaves a trace, which its customer reads. */
export const readDeskOrder = defineDeskCall({
  path: '/orders/readOrder',
  access: 'read-orders',
  request: object({ orderId: deskOrderId }),
  response: deskOrder,
})

export const orderDeskCalls = { listOrders, searchOrders, readDeskOrder, noteOrder, hurryOrder }
