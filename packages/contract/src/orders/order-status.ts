import { type InferOutput, picklist } from 'valibot'

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
