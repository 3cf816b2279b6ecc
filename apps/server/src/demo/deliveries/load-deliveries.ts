import { orderRefOf } from '../../domains/deliveries/store/order-ref.ts'
import { storeDeliveries } from '../../domains/deliveries/store/store-deliveries.ts'
import { fulfilOrder } from '../../domains/orders/store/fulfil-order.ts'
import { lockOrder, type OrderStore } from '../../domains/orders/store/order.repository.ts'
import { storeOrders } from '../../domains/orders/store/store-orders.ts'
import { sampleInvoiceNumber } from '../../platform/tax/sample-invoice-number.ts'
import { demoDeliveries } from './demo-deliveries.ts'

/** Stores the demo's deliveries with their orders; those that were paid get their policies. */
export async function loadDeliveries(store: OrderStore, today: string): Promise<void> {
  const deliveries = demoDeliveries(today)
  await storeOrders(
    store,
    deliveries.map(({ order }) => order),
  )
  await storeDeliveries(store, deliveries)
  const taxPlatform = { nextNumber: sampleInvoiceNumber }
  for (const { order, paidAt } of deliveries) {
    if (paidAt === undefined) continue
    const stored = await lockOrder(store, orderRefOf(store.keys, order))
    await fulfilOrder({ ...store, taxPlatform }, stored, paidAt)
  }
}
