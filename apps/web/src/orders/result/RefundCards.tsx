import type { OrderDetail, OrderRefund } from '@ecenter/contract/orders/order.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'

/** How far money is that goes back; nothing where none does. */
export function RefundCards({ order: { refunds } }: { readonly order: OrderDetail }) {
  return refunds.map((refund, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: refunds only come in front of none.
    <RefundCard key={at} refund={refund} />
  ))
}

function RefundCard({ refund }: { readonly refund: OrderRefund }) {
  const { amount, statusText, askedAt, dueOn, isOverdue, paidAt } = refund
  return (
    <Card title="退款进度" aside="单位：元">
      <Rows>
        <Row label="退款" isNumber>
          {yuan(amount)}
        </Row>
        <Row label="进度">{statusText}</Row>
        {askedAt !== undefined && (
          <Row label="申请" isNumber>
            {askedAt}
          </Row>
        )}
        {dueOn !== undefined && <Row label="最晚到账">{dayText(dueOn)}</Row>}
        {paidAt !== undefined && (
          <Row label="退回" isNumber>
            {paidAt}
          </Row>
        )}
      </Rows>
      {isOverdue && (
        <p>
          已过预计日期，非常抱歉。请<a href={hotlineUrl}>拨打 {brand.hotline}</a>，我们帮您查。
        </p>
      )}
    </Card>
  )
}
