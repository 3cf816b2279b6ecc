import {
  array,
  boolean,
  type InferOutput,
  literal,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { wishShown } from '../core/wish.ts'
import { byKind } from '../rules/by-kind.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { fen } from '../rules/counts.ts'
import { frameTail } from '../rules/frame-number.ts'
import { handle } from '../rules/handle.ts'
import { isoDay } from '../rules/moments.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { text } from '../rules/text.ts'

export const deliveryHours = ['09:00–12:00', '14:00–18:00', '18:00–21:00'] as const

/** When a courier may come. */
export const deliverySlot = object({
  day: isoDay('配送日期'),
  hours: picklist(deliveryHours, '请选择配送时段'),
})
export type DeliverySlot = InferOutput<typeof deliverySlot>

/** One step of a delivery that is behind, at hand or ahead. */
const deliveryStep = object({
  /** Of its sequence (section 4). */
  code: string(),
  /** As the customer reads it; a repeat is named: 第 2 次配送未成功. */
  title: string(),
  state: picklist(['done', 'current', 'upcoming', 'failed']),
  /** When it was reached, `2026-11-16 10:15`. */
  at: optional(string()),
  /** What was done or is being done. */
  doing: optional(string()),
  /** What the customer needs to do. */
  needed: optional(string()),
})
export type DeliveryStep = InferOutput<typeof deliveryStep>

/** What may be changed; absent ones cannot be had any more. */
export const deliveryChange = picklist(['another-time', 'another-address', 'electronic-only'])
export type DeliveryChange = InferOutput<typeof deliveryChange>

/** How the core stands to the last change of one kind that was asked for. */
const deliveryWishShown = object({ kind: deliveryChange, ...wishShown.entries })
export type DeliveryWishShown = InferOutput<typeof deliveryWishShown>

/** Where the papers of one order are (specification, section 4); names, numbers and addresses are masked. */
export const deliveryInfo = object({
  /** Names it in this session; where its order was proven, the order's own. */
  handle: string(),
  maskedOrderNo: string(),
  sequence: picklist(['A', 'B']),
  /** The code that it stands at. */
  code: string(),
  status: picklist(['preparing', 'moving', 'failed', 'received', 'electronic-only']),
  /** 配送中. */
  statusText: string(),
  /** In one line: 保单正在送来的路上. */
  headline: string(),
  /** When it is meant to arrive, in words: 今天 14:00–18:00 送到; absent when nobody knows. */
  expected: optional(string()),
  stepNumber: number(),
  stepCount: number(),
  steps: array(deliveryStep),
  carrier: optional(
    object({
      name: string(),
      trackingNo: string(),
      /** The carrier's own page about it. */
      url: string(),
      phone: string(),
    }),
  ),
  /** Who brings it, once somebody is on the way. */
  courier: optional(object({ name: string(), phone: string() })),
  maskedRecipient: string(),
  maskedMobile: string(),
  maskedAddress: string(),
  /** What is in it: 纸质保单、保险标志、发票. */
  contents: array(string()),
  /** What the courier collects; absent where it is paid. */
  collects: optional(fen),
  /** Why the last try failed and what happens now. */
  failure: optional(string()),
  changes: array(deliveryChange),
  /** What was asked for of late, and how that stands; empty where nothing was. */
  wishes: array(deliveryWishShown),
  /** Times that can be chosen instead. */
  slots: array(deliverySlot),
  /** The city that another address has to be in, and its counties. */
  city: object({
    name: string(),
    counties: array(object({ code: string(), name: string() })),
  }),
  /** The phone on file gets the code for a change; without one the hotline is the way. */
  hasPhoneOnFile: boolean(),
})
export type DeliveryInfo = InferOutput<typeof deliveryInfo>

/** What is asked for instead of what was agreed. */
export const deliveryWish = byKind([
  object({ kind: literal('another-time'), slot: deliverySlot }),
  object({
    kind: literal('another-address'),
    /** In the city that it goes to already. */
    countyCode: pipe(string('请选择区县'), regex(/^\d{6}00$/, '请选择区县')),
    address: text(80, '详细地址'),
  }),
  /** No paper any more: the electronic policy is as good. */
  object({ kind: literal('electronic-only') }),
])

/**
 * Changes a delivery, with a code of the last five minutes for this very change. What cannot be
 * changed any more is E3020001, an address elsewhere 1000 at its field.
 */
export const changeDelivery = defineCall({
  path: '/deliveries/changeDelivery',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-delivery',
  request: object({ handle, wish: deliveryWish }),
  response: deliveryInfo,
})

/**
 * Where the papers of a car's orders are, the latest first (Order delivery form, section 3); none
 * found, not yours and locked are one answer (1007).
 */
export const orderDelivery = defineCall({
  group: 'wp',
  path: '/order/orderDelivery',
  level: 'open',
  request: object({
    insurdIdentityNumber: idNumber,
    frameNo: frameTail,
    /** 0: it was ordered with a gift card; 1: it was not. */
    isDeckCard: picklist(['0', '1'], '请选择是否礼品卡订单'),
    code: optional(imageCode),
  }),
  response: object({ deliveryInfoList: array(deliveryInfo) }),
})

/** Where the papers of one order are now; an order without any is 1007. */
export const queryDelivery = defineCall({
  path: '/deliveries/queryDelivery',
  level: 'knowledge',
  request: object({ handle }),
  response: deliveryInfo,
})

export const deliveryCalls = {
  orderDelivery,
  queryDelivery,
  changeDelivery,
}
