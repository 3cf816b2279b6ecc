import type { PaymentMethod } from '@ecenter/contract/orders/order.ts'
import { GatewayRefused, type PaymentGateway } from '../../../platform/payment/payment-gateway.ts'
import type { Services } from '../../services.ts'

/** What payments need, with or without somebody who asks. */
export type PaymentServices = Pick<
  Services,
  | 'db'
  | 'keys'
  | 'clock'
  | 'log'
  | 'jobs'
  | 'audit'
  | 'gateways'
  | 'settings'
  | 'taxPlatform'
  | 'notifier'
>

/** The page of an order, to which cashiers lead back. */
export const payPage = '/order-pay-detail'

/** The gateway of a payment that was begun; one that the settings name no longer answers nothing. */
export function gatewayOf(
  { gateways }: Pick<PaymentServices, 'gateways'>,
  method: PaymentMethod,
): PaymentGateway {
  const gateway = gateways.find((each) => each.method === method)
  if (gateway === undefined) throw new GatewayRefused(`${method} is not connected`)
  return gateway
}
