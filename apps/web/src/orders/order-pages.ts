import type { OrderFact } from './order-facts.ts'

/** The form, open for a car's orders or for others. */
export function queryHref(by: OrderFact): string {
  return `#/order-pay?by=${by}`
}

/** What the order is about. */
export function detailHref(handle: string): string {
  return `#/order-detail?handle=${handle}`
}

/** Where it is paid, and where the customer reads what became of it. */
export function payHref(handle: string): string {
  return `#/order-pay-detail?handle=${handle}`
}

/** How far the paper of its policies has come. */
export function deliveryHref(handle: string): string {
  return `#/order-deliveryInfo?handle=${handle}`
}
