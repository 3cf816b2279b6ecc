import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  toUpperCase,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { eventCount } from '../../rules/counts.ts'
import { minuteOfDesk } from '../../rules/moments.ts'
import { storable, typedCode } from '../../rules/text.ts'
import { deliveryInfo } from '../delivery.ts'

/** Names a delivery at the desk. */
const deliveryId = pipe(string(), uuid('没有这件配送'))

const { maskedRecipient, maskedMobile, maskedAddress, statusText, headline, expected, steps } =
  deliveryInfo.entries

/** A code of section 4 that can be added by hand. */
const addableCode = object({
  code: string(),
  /** 配送中. */
  name: string(),
  /** Whether a reason may be told with it. */
  hasFailed: boolean(),
  /** Why it cannot be added now; absent where it can. */
  whyNot: optional(string()),
})
export type AddableCode = InferOutput<typeof addableCode>

/** One delivery at the desk: its timeline as its customer sees it, and all that the timeline was made of. */
const deskDelivery = object({
  deliveryId: string(),
  orderNo: string(),
  sequence: picklist(['A', 'B']),
  /** Rises with each event. */
  version: number(),
  maskedRecipient,
  maskedMobile,
  maskedAddress,
  statusText,
  headline,
  expected,
  steps,
  events: array(
    object({
      code: string(),
      name: string(),
      /** `2026-11-16 10:15`. */
      at: string(),
      /** Why it failed, or what the customer changed. */
      note: optional(string()),
    }),
  ),
  addable: array(addableCode),
  /** Reasons of a failure. */
  reasons: array(object({ reason: string(), name: string() })),
})
export type DeskDelivery = InferOutput<typeof deskDelivery>

/** Adds what happened to a delivery, as its carrier would tell it; nothing is ever taken away. */
export const addDeliveryEvent = defineDeskCall({
  path: '/deliveries/addDeliveryEvent',
  kind: 'submit',
  access: 'handle-deliveries',
  request: object({
    deliveryId,
    version: eventCount,
    code: pipe(string('请选择进展'), maxLength(4), storable('请选择进展')),
    reason: optional(pipe(string(), maxLength(40), storable())),
    at: minuteOfDesk,
  }),
  response: deskDelivery,
})

/** Finds a delivery by the number of its order, or of a policy that came of it; else 1007. */
export const findDelivery = defineDeskCall({
  path: '/deliveries/findDelivery',
  access: 'handle-deliveries',
  request: object({
    number: pipe(
      typedCode('订单号或保单号'),
      toUpperCase(),
      maxLength(40, '号码太长，请核对'),
      storable(),
    ),
  }),
  response: object({ deliveryId: string() }),
})

/** A delivery as staff see it: where it goes, and its events so far. */
export const readDelivery = defineDeskCall({
  path: '/deliveries/readDelivery',
  access: 'handle-deliveries',
  request: object({ deliveryId }),
  response: deskDelivery,
})

export const deliveryDeskCalls = { findDelivery, readDelivery, addDeliveryEvent }
