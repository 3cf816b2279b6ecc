import { useState } from 'react'
import { pageParameter } from '../shell/location.ts'
import { useBegunPayment } from '../state/begun-payment.ts'
import { OrderView } from './OrderView.tsx'
import { ReturnedOrder } from './returning/ReturnedOrder.tsx'

/** `/order-pay-detail`: an order to be paid, and what became of it; a cashier returns here by a code. */
export function OrderPayDetailPage() {
  const [returnCode] = useState(() => pageParameter('paid'))
  const begun = useBegunPayment()
  const handle = pageParameter('handle') ?? begun.handle
  if (returnCode !== undefined) return <ReturnedOrder returnCode={returnCode} />
  return <OrderView key={handle} handle={handle} />
}
