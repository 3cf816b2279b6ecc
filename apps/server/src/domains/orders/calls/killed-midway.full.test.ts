import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedService, spawnService } from '../../../../test/spawned-service.ts'
import {
  allBought,
  boughtBy,
  nothingBought,
  orderNow,
  paymentsFor,
} from '../../../../test/subjects/payments.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { post } from '../../../../test/visitor.ts'
import { assembleServices } from '../../../assemble-services.ts'
import { markAsDemo } from '../../../demo/demo-marker.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { admitKeys, demoKeyMaterial } from '../../../platform/keys/configured-keys.ts'
import { keysFrom } from '../../../platform/keys/keys.ts'
import { sandboxGateway } from '../../../platform/payment/sandbox/sandbox-gateway.ts'
import { signNotice } from '../../../platform/payment/sandbox/sandbox-notice.ts'
import {
  endTrade,
  readTrade,
  tradeStateOf,
} from '../../../platform/payment/sandbox/sandbox-trades.ts'
import { refundPayment } from '../payment/refund-payment.ts'
import type { Order } from '../store/order.ts'
import { isOpen } from '../store/payment.ts'

/** `KILL_ROUNDS=200` for a long night. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3)
const startedAtOnce = 4
const noticesAtOnce = 4
const noticesOfEach = 3

let service: TestService
let env: NodeJS.ProcessEnv
let folder: string
beforeAll(async () => {
  const inProcess = await openTestService({ demo: false })
  folder = mkdtempSync(join(tmpdir(), 'ecenter-killed-'))
  const { db } = inProcess
  const keys = keysFrom(await admitKeys(db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const gateways = [sandboxGateway({ db, keys, clock: systemClock })]
  const given = { ...inProcess, clock: systemClock, keys, gateways }
  service = Object.assign(inProcess, assembleServices(given))
  await markAsDemo(db, systemClock.today())
  env = {
    DATABASE_URL: inProcess.database.url,
    DATA_FOLDER: folder,
    POLICIES_ISSUED_BY: 'service',
  }
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

function newOrder(): Promise<Order> {
  return storedOrder(service, { lastPayAt: new Date(Date.now() + 86_400_000) })
}

/** A request to pay, sent by a page that found the order; each order has one request id. */
async function payRequest(order: Order): Promise<(origin: string) => Promise<Response>> {
  const { sessions, grants } = service
  const { session, cookie } = await sessions.open()
  const [handle = ''] = await grants.open(session, [order.ref], { level: 'knowledge' })
  const caller = { uuid: session.uuid, token: sessions.tokenOf(session), channelNo: '2' }
  const sumPremium = order.amountFen
  const body = { handle, method: 'sandbox', place: 'browser', sumPremium }
  const { url, payload } = post(startPayment, wrap(startPayment, body, caller, order.id))
  const headers = { 'content-type': 'application/json', cookie: `sid=${cookie}` }
  return (origin) => fetch(origin + url, { method: 'POST', headers, body: String(payload) })
}

/** As the cashier tells it of one trade, whatever it knows. */
async function tell(origin: string, tradeNo: string): Promise<Response> {
  const trade = tradeStateOf(await readTrade(service, tradeNo))
  const notice = signNotice(service, { noticeId: tradeNo, tradeNo, trade })
  return fetch(`${origin}/notify/sandbox`, { method: 'POST', ...notice })
}

/** Pays whatever cashier is open for the order; customers do. */
async function payAll(order: Order): Promise<string[]> {
  const tradeNos = (await paymentsFor(service, order)).map(({ tradeNo }) => tradeNo)
  for (const tradeNo of tradeNos) await endTrade(service, tradeNo, 'paid')
  return tradeNos
}

/** Ends the service the moment so many have been answered, while the others are at work. */
async function killAfter(
  spawned: SpawnedService,
  answersBefore: number,
  sending: readonly Promise<Response>[],
): Promise<void> {
  let answered = 0
  await Promise.all(
    sending.map(async (each) => {
      await each.catch(() => undefined)
      answered += 1
      if (answered === answersBefore) await spawned.kill()
    }),
  )
}

async function expectWhole(order: Order): Promise<void> {
  const payments = await paymentsFor(service, order)
  const trades = await Promise.all(payments.map(({ tradeNo }) => readTrade(service, tradeNo)))
  const paidThere = trades.filter((trade) => trade?.state === 'paid').length
  expect(payments.filter(({ state }) => state === 'paid')).toHaveLength(paidThere)
  expect(payments.filter(isOpen).length).toBeLessThanOrEqual(1)
  const isPaid = paidThere > 0
  expect((await orderNow(service, order)).status).toBe(isPaid ? 'paid' : 'unpaid')
  expect(await boughtBy(service, order)).toEqual(isPaid ? allBought : nothingBought)
  const refunds = payments.filter(({ refund }) => refund !== undefined)
  expect(refunds).toHaveLength(Math.max(0, paidThere - 1))
  for (const { ref } of refunds) expect(await refundPayment(service, ref)).toBe(true)
}

test('a service that is killed in the midst of payments loses none, doubles none and halves none', {
  timeout: rounds * 60_000 + 120_000,
}, async () => {
  const orders: { order: Order; pay: Awaited<ReturnType<typeof payRequest>> }[] = []
  for (let round = 0; round < rounds; round++) {
    const spawned = await spawnService(env)
    const { origin } = spawned
    const begun = await Promise.all(Array.from({ length: noticesAtOnce }, newOrder))
    for (const order of begun) {
      const pay = await payRequest(order)
      expect((await pay(origin)).ok).toBe(true)
      orders.push({ order, pay })
    }
    const trades = (await Promise.all(begun.map(payAll))).flat()
    const starting = await Promise.all(Array.from({ length: startedAtOnce }, newOrder))
    const asks = await Promise.all(starting.map(payRequest))
    orders.push(...starting.map((order, at) => ({ order, pay: asks[at] ?? (() => tell('', '')) })))
    const notices = Array.from({ length: noticesOfEach }, () => trades).flat()
    const all = startedAtOnce + notices.length
    await killAfter(spawned, 1 + (round % (all - 1)), [
      ...asks.map((ask) => ask(origin)),
      ...notices.map((tradeNo) => tell(origin, tradeNo)),
    ])
  }

  const spawned = await spawnService(env)
  for (const { order, pay } of orders) {
    // The page asks again, customers pay what is open, and the cashier tells it until it is taken.
    await pay(spawned.origin)
    const trades = await payAll(order)
    for (const tradeNo of trades) expect((await tell(spawned.origin, tradeNo)).status).toBe(200)
    await expectWhole(order)
  }
  await spawned.kill()
  expect(orders).toHaveLength(rounds * (startedAtOnce + noticesAtOnce))
})
