import type { ResponseOf } from '@ecenter/contract/call.ts'
import { checkInfo, type describeLink, refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Card } from '../kit/layout/Card.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { yuan } from '../kit/words/money.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useLinkRefund } from '../state/link-refund.ts'
import { RefundForm } from './details/RefundForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { Receipt } from './Receipt.tsx'

interface RefundOfLinkProps {
  readonly pid: string
  readonly link: ResponseOf<typeof describeLink>
}

/**
 * A link that is open or was used: the phone first, then what it asks for, at last the receipt. Whoever
 * comes back in the same session is known, and asked nothing again.
 */
export function RefundOfLink({ pid, link }: RefundOfLinkProps) {
  const mobile = useLinkRefund((refund) => refund.mobile)
  const opened = useCall(checkInfo, mobile === '' ? undefined : { pid, mobile })
  const [stored, setStored] = useState<ResponseOf<typeof checkInfo>['registration']>()
  const isUnknown = mobile === '' || opened.failed?.kind === 'rejected'
  const registration = stored ?? (isUnknown ? undefined : opened.value?.registration)

  if (registration !== undefined) {
    return (
      <Receipt
        purpose={link.purpose}
        amount={opened.value?.amount}
        registration={registration}
        isJustStored={stored !== undefined}
      />
    )
  }
  if (isUnknown) return <PhoneForm {...{ pid, link }} onOpened={opened.ask} />
  if (opened.value === undefined) {
    return (
      <Screen>
        <Unanswered {...opened} outage="暂时打不开这个链接" />
      </Screen>
    )
  }
  return (
    <RefundDetails
      pid={pid}
      refund={opened.value}
      onStored={(receipt) => {
        setStored(receipt)
        opened.ask()
      }}
      onRefused={({ code }) => {
        if (code === resultCodes.stateChanged) opened.ask()
      }}
    />
  )
}

/** What the link is about, and the form for where the money goes. */
function RefundDetails(props: ComponentProps<typeof RefundForm>) {
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
