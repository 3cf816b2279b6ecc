import { useState } from 'react'
import { Screen } from '../shell/Screen.tsx'
import { useBegunPayment } from '../state/begun-payment.ts'
import { OrderAnswer } from './OrderAnswer.tsx'
import { PayView } from './paying/PayView.tsx'
import { weChatReturnIn } from './paying/we-chat-return.ts'
import { AwaitedResult } from './result/AwaitedResult.tsx'
import { EndedOrder } from './result/EndedOrder.tsx'
import { PaidResult } from './result/PaidResult.tsx'
import { useOrder } from './use-order.ts'

/**
 * One order by how it stands. The cashier may have closed before the money is known: whoever comes
 * back from it waits for the result, unless they say that they have not paid.
 */
export function OrderView({ handle }: { readonly handle: string }) {
  const { place, ...order } = useOrder(handle)
  const begun = useBegunPayment()
  const [isAwaited, setIsAwaited] = useState(
    begun.handle === handle && weChatReturnIn(location.search) === undefined,
  )
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
      // 0: no payment is open, so none can come to anything.
      if (isAwaited && payInfo.subStatus !== '0') {
        return <AwaitedResult refresh={refresh} onNotPaid={() => setIsAwaited(false)} />
      }
      return (
        <PayView order={value} {...{ place, refresh }} onMaybePaid={() => setIsAwaited(true)} />
      )
    case 'paying':
      return <AwaitedResult refresh={refresh} onNotPaid={undefined} />
    case 'paid':
      return <PaidResult order={value} />
    case 'on-delivery':
    case 'expired':
    case 'cancelled':
    case 'refunding':
    case 'refunded':
      return <EndedOrder order={value} status={status} onRefresh={order.ask} />
  }
}
