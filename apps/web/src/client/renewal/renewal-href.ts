import type { Call } from '@ecenter/contract/call.ts'

/** The form that finds anew what a call is about; undefined where the page itself knows it. */
export function renewalHref({ path }: Pick<Call, 'path'>): string | undefined {
  if (path.startsWith('/claim')) return '#/claims-query'
  if (path.startsWith('/deliveries/')) return '#/order-delivery-query'
  return path.startsWith('/payments/') || path === '/api/queryOrderCenter'
    ? '#/order-pay'
    : undefined
}
