import type { WishKind } from '@ecenter/contract/core/wish.ts'
import type { Environment } from './environment.ts'

/** When a request about personal data is due, the law says. */
export type PromisedWish = Exclude<WishKind, 'data-request'>

/** In hours. */
export type WishHours = Readonly<Record<PromisedWish, number>>

export function wishHoursOf(given: Environment): WishHours {
  return {
    'plate-correction': given.WISH_HOURS_PLATE_CORRECTION,
    'delivery-change': given.WISH_HOURS_DELIVERY_CHANGE,
    'contact-change': given.WISH_HOURS_CONTACT_CHANGE,
    'claim-decision': given.WISH_HOURS_CLAIM_DECISION,
    'payee-change': given.WISH_HOURS_PAYEE_CHANGE,
    'invoice-change': given.WISH_HOURS_INVOICE_CHANGE,
  }
}
