import { array, type InferOutput, object, optional, string } from 'valibot'
import { fen } from '../rules/fen.ts'
import { orderStatus } from './order-status.ts'
import { paymentInfo } from './payment-info.ts'

/** One thing that an order buys: 机动车商业保险, from 2026-11-23, 2,864.50. */
export const orderItem = object({
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
