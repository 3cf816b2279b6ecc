import type { PaymentMethod } from '@ecenter/contract/orders/order.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'

/** Where a payment's rows stand: with its order's customer. */
export type PaymentRef = Pick<ObjectRef, 'customerKey' | 'id'>

/** One try to pay an order. */
export interface Payment {
  readonly ref: PaymentRef
  readonly order: ObjectRef
  readonly method: PaymentMethod
  /** Names it at its gateway. */
  readonly tradeNo: string
  /** Its gateway's own number, once that is told. */
  readonly gatewayNo: string | undefined
  readonly amountFen: number
  /** `opening`: the gateway is being asked to open it, and may or may not have. */
  readonly state: 'opening' | 'open' | 'paid' | 'closed' | 'failed'
  readonly startedAt: Date
  /** Afterwards it is closed at its gateway. */
  readonly expiresAt: Date
  readonly endedAt: Date | undefined
  /** Why it came to nothing, as the customer reads it. */
  readonly failure: string | undefined
  /** How often the service has come back to see what became of it. */
  readonly checks: number
  /** The gateway gave no clear answer the last time: nobody knows whether it was paid. */
  readonly isUnsure: boolean
  readonly refund: Refund | undefined
}

/** Money that goes back whole, because the order could not take it. */
export interface Refund {
  /** Ours; however often it is asked for under this number, it goes back once. */
  readonly refundNo: string
  readonly state: 'asked' | 'under way' | 'done'
  /** All that came. */
  readonly amountFen: number
  /** When the money came that goes back. */
  readonly askedAt: Date | undefined
  readonly doneAt: Date | undefined
}

/**
 * In which a payment may still be paid; an order has one such payment at most. One that failed may be
 * tried again at its cashier, so it is open until it is closed there.
 */
export const openStates = [
  'opening',
  'open',
  'failed',
] as const satisfies readonly Payment['state'][]

export function isOpen({ state }: Pick<Payment, 'state'>): boolean {
  return openStates.some((each) => each === state)
}
