import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  type checkInfo,
  type RefundPurpose,
  refundPurposeNames,
} from '@ecenter/contract/links/link.ts'
import { dayWords, paidWords } from '@ecenter/contract/links/paid-refund.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { CircleCheck, CircleX, Hourglass } from 'lucide'
import { useEffect } from 'react'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { CopyField } from '../kit/fields/CopyField.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { yuan } from '../kit/words/money.ts'
import { forbidBack } from '../shell/back-guard.ts'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { HomeLink } from '../shell/screen/HomeLink.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import type { Registration } from './registration.ts'

interface ReceiptProps {
  readonly purpose: RefundPurpose
  /** How much it is and what for; absent while it is asked for anew. */
  readonly refund: Pick<ResponseOf<typeof checkInfo>, 'amount' | 'reason'> | undefined
  readonly registration: Registration
  /** The customer has just sent the form: no way leads back into it. */
  readonly isJustStored: boolean
}

/** What was registered, and how it stands with the money. */
export function Receipt({ purpose, refund, registration, isJustStored }: ReceiptProps) {
  const { receiptNo, registeredAt, maskedCard, paidOn, bankReference } = registration
  useEffect(() => {
    if (!isJustStored) return
    forbidBack()
    // The form that stood here was longer.
    scrollTo(0, 0)
  }, [isJustStored])
  return (
    <Screen title="登记回执" hasWayBack={!isJustStored}>
      <Status registration={registration} isJustStored={isJustStored} />
      <Card label="登记内容">
        <Rows isStacked>
          <Row label="款项">{refundPurposeNames[purpose]}</Row>
          {refund?.amount !== undefined && (
            <Row label="金额" isNumber>
              {yuan(refund.amount)} 元
            </Row>
          )}
          {refund?.reason !== undefined && <Row label="事由">{refund.reason}</Row>}
          <Row label="收款账户">{maskedCard}</Row>
          <Row label="登记时间" isNumber>
            {minuteText(registeredAt)}
          </Row>
          {paidOn !== undefined && (
            <Row label="打款日期" isNumber>
              {dayWords(paidOn)}
            </Row>
          )}
          {bankReference !== undefined && (
            <Row label="银行流水号" isNumber>
              {bankReference}
            </Row>
          )}
        </Rows>
      </Card>
      <Card label="回执号">
        <Fields>
          <CopyField
            label="回执号"
            value={receiptNo}
            hint={`以后再点短信里的链接，也能看到这张回执。要更改账户，请拨打 ${brand.hotline}。`}
            copied="已复制，可以粘贴到微信或备忘录里保存。"
            variant="secondary"
          >
            复制回执号
          </CopyField>
        </Fields>
      </Card>
    </Screen>
  )
}

function Status({
  registration: { status, paidOn, bankReference, maskedCard, failedReason },
  isJustStored,
}: Pick<ReceiptProps, 'registration' | 'isJustStored'>) {
  switch (status) {
    case 'registered':
      return (
        <ResultState
          tone={isJustStored ? 'success' : 'waiting'}
          icon={isJustStored ? CircleCheck : Hourglass}
          title={isJustStored ? '登记成功' : '已登记，等待打款'}
          actions={isJustStored ? <HomeLink /> : undefined}
        >
          我们核对后把款项打到这张卡里，
          <br />
          打款后发短信告诉您。
        </ResultState>
      )
    case 'paid':
      return (
        <ResultState tone="success" icon={CircleCheck} title="已打款">
          {paidOn === undefined
            ? '款项已打到这张卡里，到账时间以银行为准。'
            : paidWords({ paidOn, maskedCard })}
          <br />
          {bankReference !== undefined && '没到账的，请凭流水号问开户行。'}
        </ResultState>
      )
    case 'failed':
      return (
        <ResultState
          tone="failed"
          icon={CircleX}
          title="没有打款成功"
          actions={
            <ButtonLink href={hotlineUrl} isBlock>
              拨打 {brand.hotline}
            </ButtonLink>
          }
        >
          {failedReason}
          <br />
          款项不会丢失，来电后我们重新给您发送链接。
        </ResultState>
      )
  }
}
