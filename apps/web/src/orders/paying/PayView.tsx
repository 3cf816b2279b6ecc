import type { OrderDetail, PaymentMethod, PaymentPlace } from '@ecenter/contract/orders/order.ts'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Button } from '../../kit/Button.tsx'
import { yuan } from '../../kit/money.ts'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { FeesCard } from '../facts/FeesCard.tsx'
import { OrderCard } from '../facts/OrderCard.tsx'
import { AmountDue } from './AmountDue.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { NotOpenedDialog } from './NotOpenedDialog.tsx'
import { PayNotices } from './PayNotices.tsx'
import { usePayment } from './use-payment.ts'
import { useWeChatReturn } from './use-we-chat-return.ts'

interface PayViewProps {
  readonly order: OrderDetail
  readonly place: PaymentPlace
  readonly refresh: () => Promise<void>
  readonly onMaybePaid: () => void
}

/** An order that waits for its money: how much, until when, for what, and with whom. */
export function PayView({ order, place, refresh, onMaybePaid }: PayViewProps) {
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
      <FeesCard order={order} />
      <OrderCard order={order} />
      {method && (
        <>
          <MethodChoice {...{ methods, method }} onChoose={setChosen} />
          <PageFoot>付款后立即出单，电子保单和发票在这里就能查看。</PageFoot>
        </>
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
