import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { changePaymentReminder } from '@ecenter/contract/orders/order-calls.ts'
import { agency } from '@ecenter/contract/places/place.ts'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { renewProof } from '../../client/renewal/renewal.ts'
import { useAction } from '../../client/use-action.ts'
import { useCall } from '../../client/use-call.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Switch } from '../../kit/choices/Switch.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { OrderStatusBadge } from '../found/OrderStatusBadge.tsx'
import { OrderAnswer } from '../OrderAnswer.tsx'
import { payHref } from '../order-pages.ts'
import { useOrder } from '../use-order.ts'
import { FeesCard } from './FeesCard.tsx'

/** All that is known of one order, masked. */
export function OrderFacts({ handle }: { readonly handle: string }) {
  const order = useOrder(handle)
  const detail = order.value
  return (
    <Screen actions={detail && <PayBar order={detail} />}>
      <OrderAnswer {...order}>
        {detail !== undefined && (
          <>
            <PartsCard order={detail} />
            <FeesCard order={detail} />
            {detail.status === 'unpaid' && <ReminderCard order={detail} />}
          </>
        )}
      </OrderAnswer>
    </Screen>
  )
}

function PayBar({ order: { handle, status } }: { readonly order: OrderDetail }) {
  return (
    <ActionBar label="支付">
      <ButtonLink href={payHref(handle)}>
        {status === 'unpaid' ? '去支付' : '查看支付结果'}
      </ButtonLink>
    </ActionBar>
  )
}

function PartsCard({ order }: { readonly order: OrderDetail }) {
  const { title, maskedPlate, payInfo } = order
  const { value: branch } = useCall(agency, { comCode: payInfo.comCode }, { isLasting: true })
  const facts: readonly (readonly [label: string, text: string | undefined])[] = [
    ['订单号', payInfo.orderId],
    ['下单时间', payInfo.inputTime],
    ['最晚支付', payInfo.lastPayDate],
    ['车牌号', maskedPlate],
    ['被保险人', payInfo.insuredName],
    ['证件号码', payInfo.identifyNumber],
    ['手机号', payInfo.insuredMobile],
    ['商业险投保单号', payInfo.proposalNoBi],
    ['交强险投保单号', payInfo.proposalNoCi],
    ['投保单号', isOfCarParts(order) ? undefined : payInfo.proposalNo],
    ['承保机构', branch && `${branch.comName} ${branch.phone}`],
    ['付款方式', payInfo.onlineFlag === '1' ? '在线支付' : '送单时付给快递员'],
  ]
  return (
    <Card title={title} aside={<OrderStatusBadge order={order} />}>
      <Rows isStacked>
        {facts.map(
          ([label, text]) =>
            text !== undefined && (
              <Row key={label} label={label} isNumber={/^[\w* :-]+$/.test(text)}>
                {text}
              </Row>
            ),
        )}
      </Rows>
    </Card>
  )
}

/** The proposal of a part is told with the part. */
function isOfCarParts({ payInfo: { proposalNoBi, proposalNoCi } }: OrderDetail): boolean {
  return proposalNoBi !== undefined || proposalNoCi !== undefined
}

interface ReminderCardProps {
  readonly order: Pick<OrderDetail, 'handle' | 'isReminded' | 'payInfo'>
}

/** An SMS before the last day to pay, on and off at any time; it shows what the service has stored. */
function ReminderCard({ order: { handle, isReminded, payInfo } }: ReminderCardProps) {
  const [isOn, setIsOn] = useState(isReminded)
  const [isSending, setIsSending] = useState(false)
  const change = useAction(changePaymentReminder)

  async function handleChange(wanted: boolean) {
    if (isSending) return
    setIsSending(true)
    const result = await change({ handle, isReminded: wanted })
    setIsSending(false)
    if (result.kind === 'answered') return setIsOn(result.value.isReminded)
    const goOn = () => void handleChange(wanted)
    if (renewProof(changePaymentReminder, { handle }, result, goOn)) return
    tellFailure({ call: changePaymentReminder, failed: result })
  }

  return (
    <Card label="短信提醒">
      <Switch
        name="reminder"
        isOn={isOn}
        onChange={handleChange}
        note={`最后一天还没有付款时，发短信到 ${payInfo.insuredMobile}。`}
      >
        付款到期前提醒我
      </Switch>
      <span className="sr-only" role="status">
        {isSending ? '正在保存' : isOn ? '付款提醒已打开' : '付款提醒已关闭'}
      </span>
    </Card>
  )
}
