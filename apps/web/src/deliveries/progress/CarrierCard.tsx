import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import styles from './CarrierCard.module.css'

interface CarrierCardProps {
  readonly carrier: NonNullable<DeliveryInfo['carrier']>
}

/** The parcel as the carrier knows it; its own page opens beside this one. */
export function CarrierCard({ carrier: { name, trackingNo, phone, url } }: CarrierCardProps) {
  return (
    <Card title="快递信息">
      <Rows>
        <Row label="快递公司">{name}</Row>
        <Row label="运单号" isNumber>
          {trackingNo}
        </Row>
        <Row label="快递客服" isNumber>
          <a href={`tel:${phone}`}>{phone}</a>
        </Row>
      </Rows>
      <div className={styles.action}>
        <ButtonLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          isBlock
        >
          到{name}查物流
        </ButtonLink>
      </div>
    </Card>
  )
}
