import type { StoredOrderStatus } from '../store/order.ts'
import { waitsForMoney } from '../store/order-search.ts'

interface Status {
  readonly status: StoredOrderStatus
  readonly last_pay_at: Date
}

interface StoredStatus extends Status {
  readonly is_issued: boolean
}

/**
 * What a file may change of a stored order. Money that came, or goes back, is never taken back by it: such
 * an order is as it was bought, and only its policies and a refund are news. What has ended without money ends for good,
 * unless a file gives an expired one more time.
 */
export function changeFromCore(
  stored: StoredStatus,
  told: Status,
): 'all' | 'policies' | 'status' | 'nothing' {
  switch (stored.status) {
    case 'unpaid':
    case 'on-delivery':
      return 'all'
    case 'expired':
      return waitsForMoney(told) && told.last_pay_at <= stored.last_pay_at ? 'nothing' : 'all'
    case 'cancelled':
      return waitsForMoney(told) || told.status === 'expired' ? 'nothing' : 'all'
    case 'paid':
      if (told.status === 'paid') return stored.is_issued ? 'nothing' : 'policies'
      return told.status === 'refunding' || told.status === 'refunded' ? 'status' : 'nothing'
    case 'refunding':
      return told.status === 'refunded' ? 'status' : 'nothing'
    case 'refunded':
      return 'nothing'
  }
}
