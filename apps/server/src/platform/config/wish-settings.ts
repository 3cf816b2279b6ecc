import type { WishKind } from '@ecenter/contract/core/wish.ts'
import {
  type InferOutput,
  maxValue,
  minValue,
  object,
  optional,
  pipe,
  regex,
  string,
  toNumber,
} from 'valibot'

const range = 'must be a number of hours from 1 to 720'
const hours = pipe(
  string(),
  regex(/^\d+$/, range),
  toNumber(),
  minValue(1, range),
  maxValue(720, range),
)

/** Within so many hours the core answers what customers ask of it, by their names in the environment. */
export const wishSettings = {
  WISH_HOURS_PLATE_CORRECTION: optional(hours, '24'),
  WISH_HOURS_DELIVERY_CHANGE: optional(hours, '4'),
  WISH_HOURS_CONTACT_CHANGE: optional(hours, '48'),
  WISH_HOURS_CLAIM_DECISION: optional(hours, '24'),
  WISH_HOURS_INVOICE_CHANGE: optional(hours, '72'),
}
const givenSettings = object(wishSettings)

/** When a request about personal data is due, the law says. */
export type PromisedWish = Exclude<WishKind, 'data-request'>

/** In hours. */
export type WishHours = Readonly<Record<PromisedWish, number>>

export function wishHoursOf(given: InferOutput<typeof givenSettings>): WishHours {
  return {
    'plate-correction': given.WISH_HOURS_PLATE_CORRECTION,
    'delivery-change': given.WISH_HOURS_DELIVERY_CHANGE,
    'contact-change': given.WISH_HOURS_CONTACT_CHANGE,
    'claim-decision': given.WISH_HOURS_CLAIM_DECISION,
    'invoice-change': given.WISH_HOURS_INVOICE_CHANGE,
  }
}
