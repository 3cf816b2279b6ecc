import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { CardLink } from '../../kit/Card.tsx'
import { Row, Rows } from '../../kit/Rows.tsx'
import { DeliveryStatusBadge } from '../DeliveryStatusBadge.tsx'
import { deliveryPath } from '../delivery-pages.ts'

/** One delivery of several; it opens its progress. */
export function DeliveryCard({ delivery }: { readonly delivery: DeliveryInfo }) {
  const { handle, headline, expected, maskedOrderNo, maskedAddress } = delivery
  return (
    <CardLink
      href={`#${deliveryPath(handle)}`}
      title={headline}
      aside={<DeliveryStatusBadge delivery={delivery} />}
      sub={expected === undefined ? undefined : `预计${expected}`}
    >
      <Rows>
        <Row label="配送单号" isNumber>
          {maskedOrderNo}
        </Row>
        <Row label="收件地址">{maskedAddress}</Row>
      </Rows>
    </CardLink>
  )
}
