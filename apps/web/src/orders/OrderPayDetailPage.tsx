import { reopenOrder } from '@ecenter/contract/orders/order-calls.ts'
import { useEffect, useState } from 'react'
import { useCallForm } from '../client/use-call-form.ts'
import { Fields } from '../kit/fields/Fields.tsx'
import { PhoneField } from '../kit/fields/PhoneField.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { pageParameter } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { useBegunPayment } from '../state/begun-payment.ts'
import { FormEnd } from '../verification/FormEnd.tsx'
import { OrderAnswer } from './OrderAnswer.tsx'
import { PayView } from './paying/PayView.tsx'
import { weChatReturnIn } from './paying/we-chat-return.ts'
import { AwaitedResult } from './result/AwaitedResult.tsx'
import { EndedOrder } from './result/EndedOrder.tsx'
import { PaidResult } from './result/PaidResult.tsx'
import { useOrder } from './use-order.ts'

/** `/order-pay-detail`: an order to be paid, and what became of it; a cashier returns here by a code. */
export function OrderPayDetailPage() {
  const [returnCode] = useState(() => pageParameter('paid'))
  const begun = useBegunPayment()
  const handle = pageParameter('handle') ?? begun.handle
  if (returnCode !== undefined) return <ReturnedOrder returnCode={returnCode} />
  return <OrderView key={handle} handle={handle} />
}

/**
 * Back from a cashier. The tab that left for it knows its order; another browser, into which some
 * cashiers return, asks for the phone.
 */
function ReturnedOrder({ returnCode }: { readonly returnCode: string }) {
  const { handle, returnCode: known } = useBegunPayment()
  const isOwn = handle !== '' && (known === '' || known === returnCode)
  useEffect(() => {
    // Another code that comes later is of another payment.
    if (isOwn) useBegunPayment.setState({ returnCode })
  }, [isOwn, returnCode])

  if (isOwn) return <OrderView handle={handle} />
  return (
    <ReopenForm
      returnCode={returnCode}
      onFound={(found) => useBegunPayment.setState({ handle: found, returnCode })}
    />
  )
}

interface ReopenFormProps {
  readonly returnCode: string
  /** The handle of the order in this session. */
  readonly onFound: (handle: string) => void
}

/** The cashier has returned into a browser that does not know the order: its phone opens it again. */
function ReopenForm({ returnCode, onFound }: ReopenFormProps) {
  const form = useCallForm(reopenOrder, {
    initial: { applyMobile: '' },
    fixed: { returnCode },
    onAnswer: ({ handle }) => onFound(handle),
  })
  return (
    <Screen title="支付结果" isPlain>
      <PageIntro title="查看支付结果">
        填写投保时留的手机号。已经付过款的，请不要重复支付。
      </PageIntro>
      <form {...form.props} aria-label="查看支付结果">
        <Fields>
          <PhoneField {...form.field('applyMobile')} label="投保时留的手机号" />
          <FormEnd form={form} sendingText="正在查询…">
            查看结果
          </FormEnd>
        </Fields>
      </form>
      <HelpFoot note="您填写的手机号只用于找到订单" question="打不开订单？" />
    </Screen>
  )
}

/**
 * One order by how it stands. The cashier may have closed before the money is known: whoever comes
 * back from it waits for the result, unless they say that they have not paid.
 */
function OrderView({ handle }: { readonly handle: string }) {
  const { place, ...order } = useOrder(handle)
  const begun = useBegunPayment()
  const [isAwaited, setIsAwaited] = useState(
    begun.handle === handle && weChatReturnIn(location.search) === undefined,
  )
  // What the service has answered stands, also where the order cannot be asked for anew.
  const [isCancelled, setIsCancelled] = useState(false)
  const { value, refresh } = order
  if (value === undefined) {
    return (
      <Screen>
        <OrderAnswer {...order} />
      </Screen>
    )
  }
  const { status, payInfo } = value
  switch (status) {
    case 'unpaid':
      if (isCancelled) {
        const given = { ...value, advice: undefined }
        return <EndedOrder order={given} status="cancelled" onRefresh={order.ask} />
      }
      // 0: no payment is open, so none can come to anything.
      if (isAwaited && payInfo.subStatus !== '0') {
        return <AwaitedResult refresh={refresh} onNotPaid={() => setIsAwaited(false)} />
      }
      return (
        <PayView
          order={value}
          {...{ place, refresh }}
          onMaybePaid={() => setIsAwaited(true)}
          onCancelled={() => {
            setIsCancelled(true)
            showToast('订单已取消')
            void refresh().catch(() => undefined)
          }}
        />
      )
    case 'paying':
      return <AwaitedResult refresh={refresh} onNotPaid={undefined} />
    case 'paid':
      return <PaidResult order={value} refresh={refresh} />
    case 'on-delivery':
    case 'expired':
    case 'cancelled':
    case 'refunding':
    case 'refunded':
      return <EndedOrder order={value} status={status} onRefresh={order.ask} />
  }
}
