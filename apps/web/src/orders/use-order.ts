import type { OrderSummary } from '@ecenter/contract/orders/order.ts'
import { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { type Seen, useSeen } from '../shell/seen.ts'
import { payHref } from './order-pages.ts'
import { paymentPlace } from './paying/payment-place.ts'

/** One order as it stands; asked again when the customer comes back to the page. */
export function useOrder(handle: string) {
  const [place] = useState(() => paymentPlace())
  const order = useCall(queryOrder, { handle, place }, { isMoving: true })
  useSeen(order.value && seenOrder(order.value))
  return { place, ...order }
}

function seenOrder({ handle, title, maskedPlate = '' }: OrderSummary): Seen {
  return { kind: 'order', handle, title, note: maskedPlate, href: payHref(handle) }
}
