import { orderRefOf } from '../../domains/deliveries/store/order-ref.ts'
import { storeDeliveries } from '../../domains/deliveries/store/store-deliveries.ts'
import { fulfilOrder } from '../../domains/orders/store/fulfil-order.ts'
import { lockOrder, type OrderStore } from '../../domains/orders/store/order.repository.ts'
import { storeOrders } from '../../domains/orders/store/store-orders.ts'
import { sampleInvoiceNumber } from '../../platform/tax/sample-invoice-number.ts'
import { allOrders, deliveredOrders } from './demo-orders.ts'

/** Stores all orders of the demo; those that were paid get their policies the way that money gets them. */
export async function loadOrders(store: OrderStore, today: string): Promise<void> {
  const placed = [...allOrders(today), ...deliveredOrders(today)]
  await storeOrders(
    store,
    placed.map(({ order }) => order),
  )
  await storeDeliveries(
    store,
    placed.flatMap(({ delivery }) => delivery ?? []),
  )
  const taxPlatform = { nextNumber: sampleInvoiceNumber }
  for (const { order, paidAt } of placed) {
    if (paidAt === undefined) continue
    const stored = await lockOrder(store, orderRefOf(store.keys, order))
    await fulfilOrder({ ...store, taxPlatform }, stored, paidAt)
  }
}
