import type { Parts } from '../../../parts.ts'
import type { NoticeReceived, PaymentGateway } from '../../../platform/payment/payment-gateway.ts'
import { paymentOfTrade } from '../store/payment.repository.ts'
import { settle } from './settle.ts'

/**
 * What a gateway tells of its own accord becomes so; false where it is forged, of no payment of ours,
 * or comes from where too many such came from, and nothing is changed.
 */
export async function takeNotice(
  parts: Parts,
  gateway: PaymentGateway,
  { address, ...notice }: NoticeReceived & { readonly address: string },
): Promise<boolean> {
  const found = await parts.limits.guess(
    [{ rule: 'failedNoticesByAddress', key: address }],
    async () => {
      const said = await gateway.readNotice(notice)
      if (said === undefined) return undefined
      const payment = await paymentOfTrade(parts, gateway.method, said.tradeNo)
      return payment && { payment, said }
    },
    (read) => read !== undefined,
  )
  if (found === undefined) return false
  const { payment, said } = found
  await settle(parts, payment, said.trade, said.noticeId)
  return true
}
