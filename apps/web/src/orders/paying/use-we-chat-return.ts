import { type PaymentMethod, paymentMethod } from '@ecenter/contract/orders/order.ts'
import { useEffect, useEffectEvent } from 'react'
import { is } from 'valibot'
import { useBegunPayment } from '../../state/begun-payment.ts'
import { takeWeChatReturn, type WeChatReturn } from './we-chat-return.ts'

/** WeChat has told who the customer is: the payment that asked for it goes on by itself. */
export function useWeChatReturn(
  pay: (method: PaymentMethod, weChat: WeChatReturn) => Promise<void>,
): void {
  const goOn = useEffectEvent(pay)
  useEffect(() => {
    const { method } = useBegunPayment.getState()
    const weChat = takeWeChatReturn()
    if (weChat !== undefined && is(paymentMethod, method)) void goOn(method, weChat)
  }, [])
}
