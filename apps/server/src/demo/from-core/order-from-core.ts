import { parse } from 'valibot'
import { orderSecrets } from '../../domains/orders/store/order-record.ts'
import type { ImportedOrder } from '../../domains/orders/store/store-orders.ts'

/** An order as a file of the core tells it. */
export function orderFromCore(order: ImportedOrder) {
  const { status, underwriting, isOnline, placedAt, lastPayAt, paidAt } = order
  return {
    ...parse(orderSecrets, order),
    status,
    underwriting,
    isOnline,
    placedAt,
    lastPayAt,
    paidAt,
  }
}
