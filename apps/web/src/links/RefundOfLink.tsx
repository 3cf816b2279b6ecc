import type { ResponseOf } from '@ecenter/contract/call.ts'
import { checkInfo, type describeLink, refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { SubmitButton } from '../kit/buttons/SubmitButton.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { PhoneField } from '../kit/fields/PhoneField.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { yuan } from '../kit/words/money.ts'
import { untilText } from '../kit/words/until-text.ts'
import { ConsentCheckbox } from '../shell/agreements/ConsentCheckbox.tsx'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useLinkRefund } from '../state/link-refund.ts'
import { FormNotice } from '../verification/FormNotice.tsx'
import { ImageCodeField } from '../verification/ImageCodeField.tsx'
import { useLookupForm } from '../verification/use-lookup-form.tsx'
import { RefundForm } from './details/RefundForm.tsx'
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
        refund={opened.value}
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
  const { purpose, amount, reason, maskedName, maskedPolicyNo, maskedPhone } = props.refund
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
          {reason !== undefined && <Row label="事由">{reason}</Row>}
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

interface PhoneFormProps {
  readonly pid: string
  readonly link: ResponseOf<typeof describeLink>
  readonly onOpened: () => void
}

/** A link may have been passed on: who knows the whole phone that it was sent to goes on. */
function PhoneForm({ pid, link, onOpened }: PhoneFormProps) {
  const before = useLinkRefund((refund) => refund.mobile)
  const form = useLookupForm(checkInfo, {
    initial: { mobile: before, verificationCode: '' },
    fixed: { pid },
    onAnswer(_, { mobile }) {
      useLinkRefund.setState({ mobile })
      // The same question as before; another one is asked by itself.
      if (mobile === before) onOpened()
    },
  })
  return (
    <Screen isPlain>
      <Intro link={link} />
      <form {...form.props} aria-label="核对手机号">
        <Fields>
          <PhoneField
            {...form.field('mobile')}
            label="收到短信的手机号"
            hint={`请填写完整的 11 位：${link.maskedPhone}`}
          />
          <ImageCodeField
            {...form.field('verificationCode')}
            randName="verifypicForShortUrl"
            round={form.rounds}
            onChecked={form.onChecked}
          />
          <div>
            <FormNotice text={form.notice} />
            {form.consents.map((consent) => (
              <ConsentCheckbox key={consent.names.join()} consent={consent} />
            ))}
            <SubmitButton isSending={form.isSending} sendingText="正在核对…">
              {link.state === 'used' ? '查看回执' : '下一步'}
            </SubmitButton>
          </div>
        </Fields>
      </form>
      {form.sheet}
      <HelpFoot note="任何一步都不用填银行卡密码" question="有疑问？" />
    </Screen>
  )
}

function Intro({ link }: Pick<PhoneFormProps, 'link'>) {
  const { state, purpose, maskedName, expiresAt } = link
  if (state === 'used') {
    return (
      <PageIntro title="收款账户已经登记">
        {maskedName}的{refundPurposeNames[purpose]}已登记，不用重复提交。核对手机号后可以查看回执。
      </PageIntro>
    )
  }
  return (
    <PageIntro title={`登记收款账户：${refundPurposeNames[purpose]}`}>
      收款人 {maskedName}。请在{' '}
      <span className="num">{untilText(minuteText(expiresAt), new Date())}</span>{' '}
      前登记，先核对收到短信的手机号。
    </PageIntro>
  )
}
