import type { OrderSummary } from '@ecenter/contract/orders/order.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { detailHref } from '../order-pages.ts'
import styles from './OrderCard.module.css'

/** Which order it is; the rest is one tap away. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { handle, maskedPlate, payInfo } = order
  return (
    <Card title="订单信息">
      <Rows>
        <Row label="订单号" isNumber>
          {payInfo.orderId}
        </Row>
        {maskedPlate !== undefined && (
          <Row label="车牌号" isNumber>
            {maskedPlate}
          </Row>
        )}
        <Row label="被保险人">{payInfo.insuredName}</Row>
      </Rows>
      <div className={styles.foot}>
        <ButtonLink href={detailHref(handle)} variant="text" isBlock>
          查看订单详情
        </ButtonLink>
      </div>
    </Card>
  )
}
