import {
  array,
  boolean,
  check,
  forward,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { listExtent, pageAsked } from '../list-page.ts'
import { policySummary } from '../policies/policy-summary.ts'
import { isTogether } from '../rules/by-field.ts'
import { byKind } from '../rules/by-kind.ts'
import { fen } from '../rules/counts.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'

/**
 * How an order stands as a whole. `unpaid` waits for its money; `paying` has a payment whose end is
 * not known yet, so it must not be paid again; `on-delivery` is paid to the courier. An order ends
 * as `paid`, `expired` (not paid in time) or `cancelled`; money that came too late goes back by way
 * of `refunding` to `refunded`.
 */
export const orderStatus = picklist([
  'unpaid',
  'paying',
  'on-delivery',
  'paid',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
])
export type OrderStatus = InferOutput<typeof orderStatus>

/** What the core owes for an order that is paid: its policies, or the money that it said it gives back. */
export const owedByCore = picklist(['issue', 'refund'])
export type OwedByCore = InferOutput<typeof owedByCore>

/** A day of cover begins at this hour of its first day; 24 is the midnight that ends it. */
const hour = number()

/**
 * What is to be paid, in the spelling of the specification (Payment info, section 3). `bi` is the
 * commercial part (商业险), `ci` the compulsory one (交强险), `ship` the vehicle and vessel tax (车船税).
 * Numbers and people are masked; amounts are fen; moments are `2026-11-16 08:30` in the insurer's time.
 */
const paymentInfo = object({
  orderId: string(),
  proposalNo: string(),
  /** The class of the first part: DAA, DZA, … */
  riskCode: string(),
  insuredName: string(),
  identifyNumber: string(),
  insuredMobile: string(),
  /** The branch that sold it. */
  comCode: string(),
  proposalNoBi: optional(string()),
  proposalNoCi: optional(string()),
  inputTime: string(),
  /** Of the part that begins first, ISO date and hour. */
  startDate: string(),
  startHour: hour,
  biStartDate: optional(string()),
  biStartHour: optional(hour),
  biSumPremium: optional(fen),
  ciStartDate: optional(string()),
  ciStartHour: optional(hour),
  ciSumPremium: optional(fen),
  shipSumPremium: optional(fen),
  /** 1: more than car cover is in it, such as accidents of the occupants. */
  othFlag: picklist(['0', '1']),
  /** 0 still examined, 1 accepted, 2 declined; only what was accepted can be paid. */
  underwriteFlag: picklist(['0', '1', '2']),
  /** 1: an agent sold it. */
  agentStatus: picklist(['0', '1']),
  /** 1: paid online in advance; 0: paid to the courier. */
  onlineFlag: picklist(['0', '1']),
  /** 0 no payment begun, 1 one is open, 2 the result of one is not known. */
  subStatus: picklist(['0', '1', '2']),
  /** 1 a car's, 2 any other. */
  flag: picklist(['1', '2']),
  /** The last moment at which it can be paid. */
  lastPayDate: string(),
  /** 1 stands, 0 expired, cancelled, or its money went back or is on its way. */
  validStatus: picklist(['0', '1']),
  /** 0 not paid, 1 paid, 2 given back. */
  payStatus: picklist(['0', '1', '2']),
  sumPremium: fen,
  systemType: picklist(['car', 'noncar']),
})
export type PaymentInfo = InferOutput<typeof paymentInfo>

/** One thing that an order buys: 机动车商业保险, from 2026-11-23, 2,864.50. */
const orderItem = object({
  name: string(),
  amount: fen,
  /** `2026-11-23 00:00`; absent with a tax, which is of no time. */
  startsAt: optional(string()),
})
export type OrderItem = InferOutput<typeof orderItem>

/** One order; nothing in it is proof for another form. */
export const orderSummary = object({
  /** Opens this order in this session only. */
  handle: string(),
  payInfo: paymentInfo,
  status: orderStatus,
  /** The status in a few characters: 待支付, 支付结果确认中. */
  statusText: string(),
  /** What was bought, in one line: 机动车商业保险、交强险. */
  title: string(),
  maskedPlate: optional(string()),
  /** They sum up to `payInfo.sumPremium`. */
  items: array(orderItem),
})
export type OrderSummary = InferOutput<typeof orderSummary>

/** Who takes the money; `sandbox` moves none and exists in a demo only. */
export const paymentMethod = picklist(['wechat', 'alipay', 'sandbox'])
export type PaymentMethod = InferOutput<typeof paymentMethod>

/** What staff read of it. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
  sandbox: '演示收银台',
}

/** Where the page runs: it decides how a cashier is opened, and what cannot be offered. */
export const paymentPlace = picklist(['browser', 'wechat', 'mini-program'])
export type PaymentPlace = InferOutput<typeof paymentPlace>

/** How far money is that goes back the way it came. */
export const orderRefund = object({
  amount: fen,
  /** 退款处理中, 已退回. */
  statusText: string(),
  /** `2026-11-22 10:12`. */
  askedAt: optional(string()),
  /** ISO date by which it is usually there; the whole day counts. */
  dueOn: optional(string()),
  isOverdue: boolean(),
  paidAt: optional(string()),
})
export type OrderRefund = InferOutput<typeof orderRefund>

/**
 * One order as it is now: what can be done with it, and what became of it. Asking again is the one
 * way to learn how a payment ended; the page that a cashier returns to proves nothing.
 */
export const orderDetail = object({
  ...orderSummary.entries,
  /** Why it cannot be paid, or what the customer waits for, and what to do; absent where all is well. */
  advice: optional(string()),
  /** Ways that may be offered now, the best first; empty where it cannot be paid online. */
  methods: array(paymentMethod),
  /** Where a payment went wrong the last time: declined, closed, left. */
  lastFailure: optional(string()),
  /** `2026-11-22 10:12`, once it is paid. */
  paidAt: optional(string()),
  /** Money that the order could not take, the latest first. */
  refunds: array(orderRefund),
  /** Whether the customer may give it up now. */
  canCancel: boolean(),
  /** What came of it: they open in this session. None while the core still issues those of a paid one. */
  policies: array(policySummary),
  /** Whether paper is on its way; `queryDelivery` with the same handle follows it. */
  hasDelivery: boolean(),
  /** Whether an SMS reminds of it before its last day. */
  isReminded: boolean(),
})
export type OrderDetail = InferOutput<typeof orderDetail>

/** Orders, what can be paid first, then the latest, a page at a time. */
export const orderList = object({ payInfoList: array(orderSummary), ...listExtent })
export type OrderList = InferOutput<typeof orderList>

/**
 * What a customer knows about an order (car and non-car pay form, section 3): the plate of a car, or
 * a name, each with an ID number and the phone that was given when it was placed.
 */
export const orderLookup = pipe(
  object({
    licenseNo: optional(licensePlate),
    identifyNumber: optional(idNumber),
    applyMobile: optional(mobile),
    identifyname: optional(nameOf('投保人姓名')),
    identifynumber: optional(idNumber),
    identifymobile: optional(mobile),
    ...pageAsked,
  }),
  forward(
    check(
      ({ licenseNo, identifyname }) => licenseNo !== undefined || identifyname !== undefined,
      '请填写车牌号；不是车险的，改填投保人姓名',
    ),
    ['licenseNo'],
  ),
  forward(
    check(
      ({ licenseNo, identifyNumber }) => isTogether(licenseNo, identifyNumber),
      '请填写证件号码',
    ),
    ['identifyNumber'],
  ),
  forward(
    check(({ licenseNo, applyMobile }) => isTogether(licenseNo, applyMobile), '请填写投保手机号'),
    ['applyMobile'],
  ),
  forward(
    check(
      ({ identifyname, identifynumber }) => isTogether(identifyname, identifynumber),
      '请填写证件号码',
    ),
    ['identifynumber'],
  ),
  forward(
    check(
      ({ identifyname, identifymobile }) => isTogether(identifyname, identifymobile),
      '请填写投保手机号',
    ),
    ['identifymobile'],
  ),
)

/** What the page does to open the cashier. */
export const paymentWay = byKind([
  /** Leave for this address; the cashier sends the customer back. */
  object({ kind: literal('redirect'), url: string() }),
  /** Ask WeChat who the customer is first: it returns with a code, with which payment starts anew. */
  object({ kind: literal('authorize'), url: string() }),
  /** Inside WeChat: hand these to `WeixinJSBridge`. */
  object({
    kind: literal('jsapi'),
    appId: string(),
    timeStamp: string(),
    nonceStr: string(),
    package: string(),
    signType: literal('RSA'),
    paySign: string(),
  }),
  /** Inside a mini-program: open its own page for paying. */
  object({ kind: literal('mini-program'), path: string() }),
])
export type PaymentWay = InferOutput<typeof paymentWay>
