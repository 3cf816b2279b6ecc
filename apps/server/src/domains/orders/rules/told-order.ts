import type { StoredOrderStatus } from '../store/order.ts'
import { waitsForMoney } from '../store/order-search.ts'

interface Standing {
  readonly status: StoredOrderStatus
  readonly last_pay_at: Date
}

/**
 * What a file may change of a stored order. Money that came, or goes back, is never taken back by it: such
 * an order is as it was bought, and only a refund is news. What has ended without money ends for good,
 * unless a file gives an expired one more time.
 */
export function toldChange(stored: Standing, told: Standing): 'all' | 'status' | 'nothing' {
  switch (stored.status) {
    case 'unpaid':
    case 'on-delivery':
      return 'all'
    case 'expired':
      return waitsForMoney(told) && told.last_pay_at <= stored.last_pay_at ? 'nothing' : 'all'
    case 'cancelled':
      return waitsForMoney(told) || told.status === 'expired' ? 'nothing' : 'all'
    case 'paid':
      return told.status === 'refunding' || told.status === 'refunded' ? 'status' : 'nothing'
    case 'refunding':
      return told.status === 'refunded' ? 'status' : 'nothing'
    case 'refunded':
      return 'nothing'
  }
}
