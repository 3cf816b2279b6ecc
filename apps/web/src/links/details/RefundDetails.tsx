import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { type ComponentProps, useEffect } from 'react'
import { Card } from '../../kit/Card.tsx'
import { yuan } from '../../kit/money.ts'
import { Row, Rows } from '../../kit/Rows.tsx'
import { HelpFoot } from '../../shell/HelpFoot.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { RefundForm } from './RefundForm.tsx'

/** What the link is about, and the form for where the money goes. */
export function RefundDetails(props: ComponentProps<typeof RefundForm>) {
  const { purpose, amount, maskedName, maskedPolicyNo, maskedPhone } = props.refund
  // The form for the phone was scrolled to its button.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Screen isPlain>
      <Card title={refundPurposeNames[purpose]}>
        <Rows isStacked>
          {amount !== undefined && (
            <Row label="金额" isNumber>
              {yuan(amount)} 元
            </Row>
          )}
          <Row label="被保险人">{maskedName}</Row>
          <Row label="保单号" isNumber>
            {maskedPolicyNo}
          </Row>
          <Row label="手机号" isNumber>
            {maskedPhone}
          </Row>
        </Rows>
      </Card>
      <RefundForm {...props} />
      <HelpFoot note="卡号加密存放，页面只显示末 4 位" question="有疑问？" />
    </Screen>
  )
}
