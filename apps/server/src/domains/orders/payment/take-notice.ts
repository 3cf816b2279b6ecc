import type { NoticeReceived, PaymentGateway } from '../../../platform/payment/payment-gateway.ts'
import type { OrdersServices } from '../orders-services.ts'
import { paymentOfTrade } from '../store/payment.repository.ts'
import { settle } from './settle.ts'

/**
 * What a gateway tells of its own accord becomes so; false where it is forged, of no payment of ours,
 * or comes from where too many such came from, and nothing is changed.
 */
export async function takeNotice(
  services: OrdersServices,
  gateway: PaymentGateway,
  { address, ...notice }: NoticeReceived & { readonly address: string },
): Promise<boolean> {
  const found = await services.limits.guess(
    [{ rule: 'failedNoticesByAddress', key: address }],
    async () => {
      const said = await gateway.readNotice(notice)
      if (said === undefined) return undefined
      const payment = await paymentOfTrade(services, gateway.method, said.tradeNo)
      return payment && { payment, said }
    },
    (read) => read !== undefined,
  )
  if (found === undefined) return false
  const { payment, said } = found
  await settle(services, payment, said.trade, said.noticeId)
  return true
}
