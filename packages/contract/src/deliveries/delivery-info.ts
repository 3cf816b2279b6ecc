import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { fen } from '../rules/fen.ts'
import { deliverySlot } from './delivery-slot.ts'

/** One step of a delivery that is behind, at hand or ahead. */
export const deliveryStep = object({
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
