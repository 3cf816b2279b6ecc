import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { orderRefOf } from '../../apps/server/src/domains/deliveries/store/order-ref.ts'
import { type Order, partAmount } from '../../apps/server/src/domains/orders/store/order.ts'
import { storeOrders } from '../../apps/server/src/domains/orders/store/store-orders.ts'
import { storePayment } from '../../apps/server/src/domains/orders/store/store-payment.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import type { Db } from '../../apps/server/src/platform/database/database.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { signNotice } from '../../apps/server/src/platform/payment/sandbox/sandbox-notice.ts'
import { placeOrder } from '../../tools/made-up/place-order.ts'
import { customer } from '../lookups/customers.ts'
import type { Shot } from '../lookups/load.ts'

interface Store {
  readonly db: Db
  readonly keys: Keys
}

/** Fills an empty database with orders whose cashier is open, and signs the notice that each is paid. */
export async function noticesFor(store: Store, count: number): Promise<Shot[]> {
  const today = systemClock.today()
  await store.db
    .insertInto('product')
    .values(demoProducts().map(({ code, kind, name }) => ({ code, kind, name })))
    .execute()
  await markAsDemo(store.db, today)
  const orders = Array.from({ length: count }, (_, serial) => {
    const { policies } = customer(serial, today)
    return placeOrder(today, { serial, policies, placedDaysAgo: 0, payableDays: 2 })
  })
  await storeOrders(store, orders)
  const notices: Shot[] = []
  for (const order of orders) notices.push(await noticeFor(store, order))
  return notices
}

async function noticeFor(store: Store, order: Pick<Order, 'orderNo' | 'parts'>): Promise<Shot> {
  const startedAt = systemClock.now()
  const amountFen = order.parts.reduce((sum, part) => sum + partAmount(part), 0)
  const begun = await storePayment(store, {
    order: orderRefOf(store.keys, order),
    method: 'sandbox',
    amountFen,
    startedAt,
    expiresAt: new Date(startedAt.getTime() + 900_000),
  })
  if (begun === undefined) throw new Error('an order has a cashier already')
  const { tradeNo } = begun
  const trade = { state: 'paid', gatewayNo: tradeNo, amountFen, paidAt: startedAt } as const
  const services = { keys: store.keys, clock: systemClock }
  const { headers, body } = signNotice(services, { noticeId: tradeNo, tradeNo, trade })
  return { path: '/notify/sandbox', headers, body }
}
