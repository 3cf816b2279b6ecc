import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../test/service-of-tests.ts'
import {
  allBought,
  boughtBy,
  nothingBought,
  openedPayment,
  orderNow,
  scriptedGateway,
} from '../test/subjects/payments.ts'
import { newVisitor } from '../test/visitor.ts'
import { allCoreRoutes } from './core/all-core-routes.ts'
import { buildCoreApp } from './core/doors/build-core-app.ts'
import { tellCoreOn } from './core/out/tell-core-on.ts'
import { openPushConnections } from './core/rows/push-connections.ts'
import { haveDemoCore, viewOfDemoCore } from './demo/core/ask-demo-core.ts'
import { demoDay } from './demo/demo-marker.ts'
import { demoOrders } from './demo/orders/demo-orders.ts'
import { orderRefOf } from './domains/deliveries/store/order-ref.ts'
import { settle } from './domains/orders/payment/settle.ts'
import { readOrder } from './domains/orders/store/order.repository.ts'
import type { Order } from './domains/orders/store/order.ts'
import { type RunningDemoCore, runDemoCore } from './run-demo-core.ts'

const fromSources = {
  path: fileURLToPath(new URL('../../demo-core/src/main.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
}

const folder = mkdtempSync(join(tmpdir(), 'ecenter-demo-core-'))
const scripted = scriptedGateway()
const service = serviceOfTests({
  gateways: [scripted.gateway],
  env: { POLICIES_ISSUED_BY: 'core', DATA_FOLDER: folder },
})

let core: RunningDemoCore
let end: () => Promise<void>
beforeAll(async () => {
  const connections = openPushConnections({ ...service, url: service.database.url })
  const doors = buildCoreApp(service, allCoreRoutes(service, connections))
  const stopTelling = tellCoreOn(service)
  const running = runDemoCore(service, await doors.listen({ port: 0 }), fromSources)
  if (running === undefined) throw new Error('the demo has no core')
  core = running
  end = async () => {
    await doors.close()
    await core.stop()
    await stopTelling()
    await connections.close()
  }
})
afterAll(async () => {
  await end()
  rmSync(folder, { recursive: true, force: true })
})

/** An order of the demo that waits for its money, by the end of its number. */
async function demoOrder(serial: number): Promise<Order> {
  const orders = demoOrders((await demoDay(service.db)) ?? '')
  const order = orders.find(({ orderNo }) => orderNo.endsWith(String(serial)))
  if (order === undefined) throw new Error(`the demo has no order ${serial}`)
  return readOrder(service, { object: orderRefOf(service.keys, order) })
}

async function pay(order: Order): Promise<void> {
  const visitor = newVisitor(service)
  await visitor.open()
  const payment = await openedPayment(service, visitor, order)
  await settle(service, payment, scripted.pay(payment.tradeNo, order))
}

test('a paid order brings its policies, invoices and delivery by the doors alone', async () => {
  const order = await demoOrder(700_001)
  await pay(order)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  await expect.poll(() => boughtBy(service, order)).toEqual(allBought)
  await expect.poll(moveOn).toBe(true)
  await expect.poll(() => codesOf(order)).toEqual(['0', '1', '2'])
  const { rows } = await trail()
  expect(rows).toContain('core-called POST /core/:kind')
  expect(rows).toContain('core-called GET /core/events')
})

test('killed again and again it loses nothing and issues nothing twice', async () => {
  const orders = [await demoOrder(700_002), await demoOrder(700_004), await demoOrder(700_006)]
  const before = await policyCount()
  for (const [at, order] of orders.entries()) {
    await pay(order)
    await sleep(150 * at)
    await expect.poll(() => core.pid()).toBeDefined()
    process.kill(core.pid() ?? 0, 'SIGKILL')
  }
  for (const order of orders) {
    const bought = {
      policies: order.parts.length,
      invoices: order.parts.length,
      deliveries: order.destination === undefined ? 0 : 1,
    }
    await expect.poll(() => boughtBy(service, order), { timeout: 60_000 }).toEqual(bought)
  }
  const issued = orders.reduce((sum, { parts }) => sum + parts.length, 0)
  expect(await policyCount()).toBe(before + issued)
})

test('an order that it does not take waits, and nothing is made up here instead', async () => {
  const order = await demoOrder(700_005)
  await core.stop()
  await pay(order)
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid', isIssued: false })
  expect(await boughtBy(service, order)).toEqual(nothingBought)
})

/** Has it carry on the papers of what it told last, as the button of `/dev/core` does. */
async function moveOn(): Promise<boolean> {
  const [answer] = (await viewOfDemoCore(service.settings))?.answers ?? []
  if (!answer?.canMoveOn) return false
  return haveDemoCore(service.settings, `move-on/${answer.eventId}`)
}

async function codesOf({ id }: Order): Promise<string[]> {
  const events = service.db.selectFrom('delivery_event').where('order_id', '=', id)
  return (await events.select('code').orderBy('seq').execute()).map(({ code }) => code)
}

async function policyCount(): Promise<number> {
  const { count } = await service.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function trail() {
  const rows = await service.db.selectFrom('audit_entry').select(['event', 'outcome']).execute()
  return { rows: rows.map(({ event, outcome }) => `${event} ${outcome}`) }
}
