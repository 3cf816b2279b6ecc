import { queryOrder } from '@ecenter/contract/payments/query-order.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { paymentPlace } from './paying/payment-place.ts'

/** One order as it stands; asked again when the customer comes back to the page. */
export function useOrder(handle: string) {
  const [place] = useState(() => paymentPlace())
  return { place, ...useCall(queryOrder, { handle, place }, { isMoving: true }) }
}
