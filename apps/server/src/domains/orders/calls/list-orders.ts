import type { OrderList } from '@ecenter/contract/orders/order.ts'
import { nextPageOf, rowsOfPage } from '../../../platform/lists/list-page.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { OrdersServices } from '../orders-services.ts'
import { readOrders } from '../store/order.repository.ts'
import type { FoundOrder } from '../store/order-search.ts'
import { paymentsOf } from '../store/payment.repository.ts'
import { orderSummaryOf } from './order-summary.ts'

/** One page of the orders that were found; only its rows are opened. */
export async function listOrders(
  services: OrdersServices,
  session: Session,
  found: readonly FoundOrder[],
  page: number,
): Promise<OrderList> {
  const refs = rowsOfPage(found, page).map(({ ref }) => ref)
  const [orders, payments] = await Promise.all([
    readOrders(services, refs),
    paymentsOf(services, refs),
  ])
  return {
    payInfoList: orders.map((order) =>
      orderSummaryOf(
        services,
        session,
        order,
        payments.filter((payment) => payment.order.id === order.id),
      ),
    ),
    total: found.length,
    nextPage: nextPageOf(page, found.length),
  }
}
