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
import { deliveryInfo } from '../delivery-info.ts'

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

/** One delivery at the desk: its course as its customer sees it, and all that the course was made of. */
export const deskDelivery = object({
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
