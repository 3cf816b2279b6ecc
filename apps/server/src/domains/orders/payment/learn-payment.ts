import type { ObjectRef } from '../../../platform/grants/grant.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type TradeState,
} from '../../../platform/payment/payment-gateway.ts'
import { changePayment } from '../store/change-payment.ts'
import { takeTurnToAsk } from '../store/payment.repository.ts'
import type { Payment } from '../store/payment.ts'
import { gatewayOf, type PaymentParts } from './payment-parts.ts'
import { settle } from './settle.ts'

/** Asks what became of an order's open payment, if there is one and nobody has asked just now. */
export async function learnOpenPayment(
  parts: PaymentParts,
  order: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<void> {
  const payment = await takeTurnToAsk(parts, order, parts.clock.now())
  if (payment !== undefined) await learnPayment(parts, payment)
}

/** Asks the gateway of a payment, and closes it there when its time is over. */
export function learnPayment(
  parts: PaymentParts,
  payment: Payment,
): Promise<Payment['state'] | 'unsure'> {
  return parts.clock.now() < payment.expiresAt
    ? settleBy(parts, payment, () => gatewayOf(parts, payment.method).query(payment.tradeNo))
    : closePayment(parts, payment)
}

/** Closes a payment at its gateway, where it may turn out to be paid. */
export function closePayment(
  parts: PaymentParts,
  payment: Payment,
): Promise<Payment['state'] | 'unsure'> {
  return settleBy(parts, payment, () => gatewayOf(parts, payment.method).close(payment.tradeNo))
}

/** Without a clear answer nobody knows whether it was paid, and the payment says so until one comes. */
async function settleBy(
  parts: PaymentParts,
  payment: Payment,
  ask: () => Promise<TradeState>,
): Promise<Payment['state'] | 'unsure'> {
  try {
    return await settle(parts, payment, await ask())
  } catch (error) {
    if (!(error instanceof GatewayUnsure || error instanceof GatewayRefused)) throw error
    parts.log.failure(`payment ${payment.method}`, error)
    await changePayment(parts, payment.ref, { is_unsure: true })
    return 'unsure'
  }
}
