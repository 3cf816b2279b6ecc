import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { useEffect, useState } from 'react'
import { usePaymentInfo } from '../../state/payment-info.ts'

/** What the customer was told before that the order costs, in fen; undefined where it costs the same. */
export function usePriceChange({ payInfo }: OrderDetail): number | undefined {
  const [before, setBefore] = useState<number>()
  useEffect(() => {
    const { orderId, inputTime, sumPremium } = usePaymentInfo.getState()
    const isSame = orderId === payInfo.orderId && inputTime === payInfo.inputTime
    if (isSame && sumPremium !== '' && sumPremium !== payInfo.sumPremium) setBefore(sumPremium)
    usePaymentInfo.setState({ ...usePaymentInfo.getInitialState(), ...payInfo })
  }, [payInfo])
  return before
}
