import { array, boolean, type InferOutput, object, optional, string } from 'valibot'
import { policySummary } from '../policies/policy-summary.ts'
import { orderSummary } from './order-summary.ts'
import { paymentMethod } from './payment-method.ts'

/**
 * One order as it is now: what can be done with it, and what became of it. Asking again is the one
 * way to learn how a payment ended; the page that a cashier returns to proves nothing.
 */
export const orderDetail = object({
  ...orderSummary.entries,
  /** Why it cannot be paid, or what the customer waits for, and what to do; absent where all is well. */
  advice: optional(string()),
  /** Ways that may be offered now, the best first; empty where it cannot be paid online. */
  methods: array(paymentMethod),
  /** Where a payment went wrong the last time: declined, closed, left. */
  lastFailure: optional(string()),
  /** `2026-11-22 10:12`, once it is paid. */
  paidAt: optional(string()),
  /** What came of it: they open in this session. */
  policies: array(policySummary),
  /** Whether paper is on its way; `queryDelivery` with the same handle follows it. */
  hasDelivery: boolean(),
  /** Whether an SMS reminds of it before its last day. */
  isReminded: boolean(),
})
export type OrderDetail = InferOutput<typeof orderDetail>
