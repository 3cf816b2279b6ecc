import { sampleInvoiceNumber } from '../../platform/tax/sample-invoice-number.ts'
import { storeDeliveries } from '../../records/deliveries/store-deliveries.ts'
import { fulfilOrder } from '../../records/orders/fulfil-order.ts'
import { lockOrder, type OrderStore } from '../../records/orders/order.repository.ts'
import { orderRefOf, storeOrders } from '../../records/orders/store-orders.ts'
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
