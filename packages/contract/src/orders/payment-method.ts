import { type InferOutput, picklist } from 'valibot'

/** Who takes the money; `sandbox` moves none and exists in a demo only. */
export const paymentMethod = picklist(['wechat', 'alipay', 'sandbox'])
export type PaymentMethod = InferOutput<typeof paymentMethod>

/** Where the page runs: it decides how a cashier is opened, and what cannot be offered. */
export const paymentPlace = picklist(['browser', 'wechat', 'mini-program'])
export type PaymentPlace = InferOutput<typeof paymentPlace>
