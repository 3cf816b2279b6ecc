import { parse } from 'valibot'
import { orderSecrets } from '../../records/orders/order-record.ts'
import type { ToldOrder } from '../../records/orders/store-orders.ts'

/** An order as a file of the core tells it. */
export function toldOrder(order: ToldOrder) {
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
