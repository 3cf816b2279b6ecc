import type { ObjectRef } from '../../../platform/grants/grant.ts'
import {
  GatewayRefused,
  GatewayUnsure,
  type TradeState,
} from '../../../platform/payment/payment-gateway.ts'
import { changePayment } from '../store/change-payment.ts'
import { takeSlotToAsk } from '../store/payment.repository.ts'
import type { Payment } from '../store/payment.ts'
import { gatewayOf, type PaymentServices } from './payment-services.ts'
import { settle } from './settle.ts'

/** Asks what became of an order's open payment, if there is one and nobody has asked just now. */
export async function learnOpenPayment(
  services: PaymentServices,
  order: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<void> {
  const payment = await takeSlotToAsk(services, order, services.clock.now())
  if (payment !== undefined) await learnPayment(services, payment)
}

/** Asks the gateway of a payment, and closes it there when its time is over. */
export function learnPayment(
  services: PaymentServices,
  payment: Payment,
): Promise<Payment['state'] | 'unsure'> {
  return services.clock.now() < payment.expiresAt
    ? settleBy(services, payment, () => gatewayOf(services, payment.method).query(payment.tradeNo))
    : closePayment(services, payment)
}

/** Closes a payment at its gateway, where it may turn out to be paid. */
export function closePayment(
  services: PaymentServices,
  payment: Payment,
): Promise<Payment['state'] | 'unsure'> {
  return settleBy(services, payment, () =>
    gatewayOf(services, payment.method).close(payment.tradeNo),
  )
}

/** Without a clear answer nobody knows whether it was paid, and the payment says so until one comes. */
async function settleBy(
  services: PaymentServices,
  payment: Payment,
  ask: () => Promise<TradeState>,
): Promise<Payment['state'] | 'unsure'> {
  try {
    return await settle(services, payment, await ask())
  } catch (error) {
    if (!(error instanceof GatewayUnsure || error instanceof GatewayRefused)) throw error
    services.log.failure(`payment ${payment.method}`, error)
    await changePayment(services, payment.ref, { is_unsure: true })
    return 'unsure'
  }
}
