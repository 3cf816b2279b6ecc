import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoDay } from '../../apps/server/src/demo/demo-marker.ts'
import { demoOrders } from '../../apps/server/src/demo/orders/demo-orders.ts'
import { orderRefOf } from '../../apps/server/src/domains/deliveries/store/order-ref.ts'
import { readOrder } from '../../apps/server/src/domains/orders/store/order.repository.ts'
import { partAmount } from '../../apps/server/src/domains/orders/store/order.ts'
import { storePayment } from '../../apps/server/src/domains/orders/store/store-payment.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { signNotice } from '../../apps/server/src/platform/payment/sandbox/sandbox-notice.ts'
import type { OwnPostgres } from '../on-own-postgres.ts'
import { runService } from '../running-service.ts'

type Order = ReturnType<typeof demoOrders>[number]
interface Store {
  readonly db: Db
  readonly keys: Keys
}

/**
 * The built demo with its core in a process of its own: tells of one order after another that its money came, and
 * gives how many seconds each took until the core's rows had issued it.
 */
export async function policyWithin({ url, folder, atEnd }: OwnPostgres): Promise<number[]> {
  const env = { DATABASE_URL: url, DATA_FOLDER: folder, CORE_PORT: '0' }
  const service = await runService(undefined, env)
  atEnd(() => service.stop())
  const database = openDatabase({ url, log: openLog('silent') })
  const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const store = { db: database.db, keys }
  const payable = demoOrders((await demoDay(store.db)) ?? systemClock.today()).filter(
    ({ status, lastPayAt }) => status === 'unpaid' && lastPayAt > systemClock.now(),
  )
  const seconds: number[] = []
  for (const order of payable) seconds.push(await secondsUntilIssued(service.origin, store, order))
  await database.close()
  // The first one waits for the core to have begun.
  return seconds.slice(1)
}

async function secondsUntilIssued(origin: string, store: Store, order: Order): Promise<number> {
  const { headers, body } = await noticeOf(store, order)
  const began = performance.now()
  const answer = await fetch(`${origin}/notify/sandbox`, { method: 'POST', headers, body })
  if ((await answer.text()) !== 'success') throw new Error('the notice was not taken')
  const object = orderRefOf(store.keys, order)
  while (!(await readOrder(store, { object })).isIssued) await sleep(10)
  return (performance.now() - began) / 1000
}

async function noticeOf(store: Store, order: Order) {
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
  return signNotice({ keys: store.keys, clock: systemClock }, { noticeId: tradeNo, tradeNo, trade })
}
