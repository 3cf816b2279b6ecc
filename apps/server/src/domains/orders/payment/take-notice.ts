import type { NoticeReceived, PaymentGateway } from '../../../platform/payment/payment-gateway.ts'
import type { OrdersServices } from '../orders-services.ts'
import { paymentOfTrade } from '../store/payment.repository.ts'
import { settle } from './settle.ts'

/**
 * What a gateway tells of its own accord becomes so; false where it is forged or of no payment of ours, and nothing is
 * changed. Operators are told of many such from one address, and none that verifies is refused for them: behind a proxy
 * that `TRUST_PROXY` does not name the gateway has the address of whoever sent them.
 */
export async function takeNotice(
  services: OrdersServices,
  gateway: PaymentGateway,
  { address, ...notice }: NoticeReceived & { readonly address: string },
): Promise<boolean> {
  const said = await gateway.readNotice(notice)
  const payment = said && (await paymentOfTrade(services, gateway.method, said.tradeNo))
  if (said === undefined || payment === undefined) {
    await services.limits.take('failedNoticesByAddress', address)
    return false
  }
  await settle(services, payment, said.trade, said.noticeId)
  return true
}
