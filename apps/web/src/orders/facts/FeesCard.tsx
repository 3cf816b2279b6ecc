import type { OrderSummary } from '@ecenter/contract/orders/order.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { yuan } from '../../kit/words/money.ts'

interface FeesCardProps {
  readonly order: Pick<OrderSummary, 'items' | 'payInfo'>
}

/** What the sum is made of, each with the moment from which it covers. */
export function FeesCard({ order: { items, payInfo } }: FeesCardProps) {
  return (
    <Card title="费用明细" aside="单位：元">
      <Rows>
        {items.map(({ name, amount, startsAt }) => (
          <Row
            key={name}
            label={name}
            isNumber
            {...(startsAt !== undefined && { note: `${startsAt} 起保` })}
          >
            {yuan(amount)}
          </Row>
        ))}
        <Row label="合计" isNumber isSum>
          {yuan(payInfo.sumPremium)}
        </Row>
      </Rows>
    </Card>
  )
}
