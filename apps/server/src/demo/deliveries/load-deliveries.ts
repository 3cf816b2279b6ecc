import { sampleInvoiceNumber } from '../../platform/tax/sample-invoice-number.ts'
import { storeDeliveries } from '../../records/deliveries/store-deliveries.ts'
import { fulfilOrder } from '../../records/orders/fulfil-order.ts'
import { lockOrder, type OrderStore } from '../../records/orders/order.repository.ts'
import { orderRefOf, storeOrders } from '../../records/orders/store-orders.ts'
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
