import {
  type OrderDetail,
  type PaymentMethod,
  type PaymentPlace,
  paymentMethod,
} from '@ecenter/contract/orders/order.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { is } from 'valibot'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../kit/overlays/Dialog.tsx'
import { yuan } from '../../kit/words/money.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { useBegunPayment } from '../../state/begun-payment.ts'
import { usePaymentInfo } from '../../state/payment-info.ts'
import { FeesCard } from '../facts/FeesCard.tsx'
import { OrderCard } from '../facts/OrderCard.tsx'
import { AmountDue } from './AmountDue.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { type NotOpened, usePayment } from './use-payment.ts'
import { takeWeChatReturn, type WeChatReturn } from './we-chat-return.ts'

interface PayViewProps {
  readonly order: OrderDetail
  readonly place: PaymentPlace
  readonly refresh: () => Promise<void>
  readonly onMaybePaid: () => void
  readonly onCancelled: () => void
}

/** An order that waits for its money: how much, until when, for what, and with whom. */
export function PayView(props: PayViewProps) {
  const { order, place, refresh, onMaybePaid, onCancelled } = props
  const { methods, payInfo } = order
  const [chosen, setChosen] = useState<PaymentMethod>()
  const method = methods.find((each) => each === chosen) ?? methods[0]
  const payment = usePayment({ order, place, refresh, onMaybePaid })
  useWeChatReturn(payment.pay)

  return (
    <Screen
      actions={
        method && (
          <ActionBar label="支付">
            <Button isBusy={payment.isOpening} onClick={() => payment.pay(method)}>
              {payment.isOpening ? '正在打开收银台…' : `支付 ${yuan(payInfo.sumPremium)} 元`}
            </Button>
          </ActionBar>
        )
      }
    >
      <PayNotices order={order} />
      <AmountDue
        payInfo={payInfo}
        isPayable={method !== undefined}
        onTimeUp={() => void refresh().catch(() => undefined)}
      />
      {method && <MethodChoice {...{ methods, method }} onChoose={setChosen} />}
      <FeesCard order={order} />
      <OrderCard order={order} />
      {method && <PageFoot>付款后马上出单，电子保单和发票在这里就能看。</PageFoot>}
      {order.canCancel && (
        <CancelOrder
          {...{ order, onCancelled }}
          onChanged={() => void refresh().catch(() => undefined)}
        />
      )}
      {method && (
        <NotOpenedDialog
          notOpened={payment.notOpened}
          sumPremium={payInfo.sumPremium}
          onClose={payment.dismiss}
          onPay={() => payment.pay(method)}
        />
      )}
    </Screen>
  )
}

/** WeChat has told who the customer is: the payment that asked for it goes on by itself. */
function useWeChatReturn(
  pay: (method: PaymentMethod, weChat: WeChatReturn) => Promise<void>,
): void {
  const goOn = useEffectEvent(pay)
  useEffect(() => {
    const { method } = useBegunPayment.getState()
    const weChat = takeWeChatReturn()
    if (weChat !== undefined && is(paymentMethod, method)) void goOn(method, weChat)
  }, [])
}

/** What the customer has to know before they pay. */
function PayNotices({ order }: { readonly order: OrderDetail }) {
  const { advice, lastFailure, payInfo } = order
  const before = usePriceChange(order)
  return (
    <div role="alert">
      {before !== undefined && (
        <NoticeBar tone="warning">
          应付金额由 {yuan(before)} 元变为 {yuan(payInfo.sumPremium)} 元，请核对后再支付。
        </NoticeBar>
      )}
      {advice !== undefined && <NoticeBar tone="warning">{advice}</NoticeBar>}
      {lastFailure !== undefined && <NoticeBar tone="danger">{lastFailure}</NoticeBar>}
    </div>
  )
}

/** What the customer was told before that the order costs, in fen; undefined where it costs the same. */
function usePriceChange({ payInfo }: OrderDetail): number | undefined {
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    const { orderId, inputTime, sumPremium } = usePaymentInfo.getState()
    const isSame = orderId === payInfo.orderId && inputTime === payInfo.inputTime
    if (isSame && sumPremium !== '' && sumPremium !== payInfo.sumPremium) setBefore(sumPremium)
    usePaymentInfo.setState({ ...usePaymentInfo.getInitialState(), ...payInfo })
  }, [payInfo])
  return before
}

interface NotOpenedDialogProps {
  readonly notOpened: NotOpened | undefined
  /** What the order costs now, in fen. */
  readonly sumPremium: number
  readonly onClose: () => void
  readonly onPay: () => void
}

/** Why there is no cashier; where the price has changed, whether to pay the new one. */
function NotOpenedDialog(props: NotOpenedDialogProps) {
  const { notOpened, sumPremium, onClose, onPay } = props
  if (notOpened === undefined) return null
  if (notOpened.sumPremium !== sumPremium) {
    return (
      <ConfirmDialog
        isOpen
        title="金额有变化"
        text={`应付金额由 ${yuan(notOpened.sumPremium)} 元变为 ${yuan(sumPremium)} 元，要继续支付吗？`}
        yes="继续支付"
        no="先看看"
        onAnswer={(isYes) => (isYes ? onPay() : onClose())}
      />
    )
  }
  return (
    <Dialog isOpen onClose={onClose} actions={[{ label: '知道了', onPress: onClose }]}>
      {notOpened.text}
    </Dialog>
  )
}
