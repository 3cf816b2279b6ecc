import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { yuan } from '../../kit/money.ts'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { usePriceChange } from './use-price-change.ts'

/** What the customer has to know before they pay. */
export function PayNotices({ order }: { readonly order: OrderDetail }) {
  const { advice, lastFailure, payInfo } = order
  const before = usePriceChange(order)
  return (
    <div role="alert">
      {before !== undefined && (
        <NoticeBar tone="warning">
          应付金额由 {yuan(before)} 元变为 {yuan(payInfo.sumPremium)} 元，请核对后再支付。
        </NoticeBar>
      )}
      {advice !== undefined && <NoticeBar tone="warning">{advice}</NoticeBar>}
      {lastFailure !== undefined && <NoticeBar tone="danger">{lastFailure}</NoticeBar>}
    </div>
  )
}
