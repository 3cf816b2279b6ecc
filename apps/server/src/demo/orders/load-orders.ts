import { orderRefOf } from '../../domains/deliveries/store/order-ref.ts'
import { storeDeliveries } from '../../domains/deliveries/store/store-deliveries.ts'
import { fulfilOrder } from '../../domains/orders/store/fulfil-order.ts'
import { lockOrder, type OrderStore } from '../../domains/orders/store/order.repository.ts'
import { storeOrders } from '../../domains/orders/store/store-orders.ts'
import { sampleInvoiceNumber } from '../../platform/tax/sample-invoice-number.ts'
import { demoOrders } from './demo-orders.ts'
import { orderForCourier, type PaidOrder, paidOrders } from './paid-orders.ts'

/** Stores all orders of the demo; those that were paid get their policies the way that money gets them. */
export async function loadOrders(store: OrderStore, today: string): Promise<void> {
  await storeOrders(store, demoOrders(today))
  for (const paid of paidOrders(today)) await storePaid(store, paid)
  await storeForCourier(store, today)
}

async function storePaid(store: OrderStore, { order, paidAt }: PaidOrder): Promise<void> {
  await storeOrders(store, [order])
  const stored = await lockOrder(store, orderRefOf(store.keys, order))
  const taxPlatform = { nextNumber: sampleInvoiceNumber }
  await fulfilOrder({ ...store, taxPlatform }, stored, paidAt)
}

async function storeForCourier(store: OrderStore, today: string): Promise<void> {
  const order = orderForCourier(today)
  await storeOrders(store, [order])
  const { destination, placedAt: at } = order
  if (destination === undefined) return
  await storeDeliveries(store, [
    {
      order,
      destination,
      sequence: 'A',
      events: [
        { at, code: '0', facts: {} },
        { at, code: '1', facts: {} },
      ],
    },
  ])
}
