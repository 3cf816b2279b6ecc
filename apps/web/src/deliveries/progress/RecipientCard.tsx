import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { Card } from '../../kit/Card.tsx'
import { yuan } from '../../kit/money.ts'
import { Row, Rows } from '../../kit/Rows.tsx'

/** To whom and where it goes, masked, what is in it, and what it costs at the door. */
export function RecipientCard({ delivery }: { readonly delivery: DeliveryInfo }) {
  const { maskedRecipient, maskedMobile, maskedAddress, contents, collects } = delivery
  return (
    <Card title="收件信息">
      <Rows>
        <Row label="收件人">{maskedRecipient}</Row>
        <Row label="手机号" isNumber>
          {maskedMobile}
        </Row>
        <Row label="地址">{maskedAddress}</Row>
        <Row label="配送内容">{contents.join('、')}</Row>
        <Row label="费用">
          {collects === undefined ? '已支付，送达时不收费' : `上门收保费 ${yuan(collects)} 元`}
        </Row>
      </Rows>
    </Card>
  )
}
