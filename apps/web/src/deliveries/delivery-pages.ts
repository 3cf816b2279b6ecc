export const queryHref = '#/order-delivery-query'

/** All that the form found, or one of them. */
export function deliveryPath(handle?: string): string {
  const path = '/order-deliveryInfo'
  return handle === undefined ? path : `${path}?handle=${handle}`
}
