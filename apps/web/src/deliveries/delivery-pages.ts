import type { ScreenPath } from '../shell/location.ts'

export const queryHref = '#/order-delivery-query'

/** All that the form found, or one of them. */
export function deliveryPath(handle?: string): ScreenPath {
  const path = '/order-deliveryInfo'
  return handle === undefined ? path : `${path}?handle=${handle}`
}
