import { verifyCode } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrders } from '../../apps/server/src/domains/orders/store/store-orders.ts'
import { verifyTrail } from '../../apps/server/src/platform/audit/verify-trail.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { resultCodes } from '../../packages/contract/src/results/result-codes.ts'
import { startService } from '../machines/service.ts'
import { until } from '../machines/until.ts'
import { type Agent, newAgent } from './agent.ts'
import { newCustomer } from './customer.ts'
import { lookUp } from './look-up.ts'
import { type OrderToPay, ordersToPay } from './orders.ts'
import { pay } from './pay.ts'
import { openScene, type Scene } from './scene.ts'
import { type Talked, talk } from './talk.ts'

const payers = 6
const orderCount = 30
const talkers = 3

let scene: Scene
let orders: readonly OrderToPay[]
let paid: readonly OrderDetail[]
let talked: readonly Talked[]
let lookups: readonly number[]
beforeAll(async () => {
  scene = await openScene()
  orders = ordersToPay(systemClock.today(), orderCount)
  const { keys, database } = scene
  await storeOrders(
    { db: database.db, keys },
    orders.map(({ order }) => order),
  )
  await runDrill()
})
afterAll(() => scene.close())

/** Customers come all the while; first a process dies, then the database's primary. */
async function runDrill(): Promise<void> {
  const { origin } = scene.nginx
  const left = orders.map((order, at) => ({ order, at }))
  const done: OrderDetail[] = []
  const isOver = () => done.length === orders.length
  const agent: Agent = await newAgent(origin, 'agent1')

  async function payOneAfterTheOther(): Promise<void> {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      done.push(await pay(origin, next.order, next.at))
    }
  }
  async function breakThings(): Promise<void> {
    const [first] = scene.services
    await until('a third is paid', async () => done.length >= orderCount / 3, 120_000)
    await first.kill()
    await until('more than half is paid', async () => done.length >= orderCount / 2, 120_000)
    await scene.primary.stop('immediate')
    await scene.replica.promote()
  }
  const [, , told, found] = await Promise.all([
    breakThings(),
    Promise.all(Array.from({ length: payers }, payOneAfterTheOther)),
    talk(origin, agent, talkers, isOver),
    Promise.all([lookUp(origin, isOver), lookUp(origin, isOver)]),
  ])
  paid = done
  talked = told
  lookups = found
}

async function countOf(question: string): Promise<unknown> {
  const { rows } = await scene.database.pool.query(question)
  return rows[0]
}

test('every order is paid once, and bought its policies once', async () => {
  expect(paid.map(({ policies }) => policies.length)).toEqual(orders.map(() => 2))
  const bought = await countOf(`
    select count(*)::int as orders, count(*) filter (where payments = 1)::int as "paidOnce",
      count(*) filter (where policies = 2)::int as "boughtOnce"
    from (
      select order_id, count(*) as payments,
        (select count(*) from order_policy where order_policy.order_id = payment.order_id) as policies
      from payment where state = 'paid' group by order_id
    ) each_order
  `)
  expect(bought).toEqual({ orders: orderCount, paidOnce: orderCount, boughtOnce: orderCount })
})

test('money that was given is settled: none lost, none taken twice, none given back', async () => {
  expect(
    await countOf(`
      select count(*)::int as given, count(*) filter (where payment.state = 'paid')::int as settled,
        count(sandbox_trade.refund_no)::int as returned
      from sandbox_trade join payment using (trade_no) where sandbox_trade.state = 'paid'
    `),
  ).toEqual({ given: orderCount, settled: orderCount, returned: 0 })
})

test('every word that arrived is there once and in order, in the database and on the page', async () => {
  for (const { chatId, acknowledged, heard } of talked) {
    const texts = heard.map((message) => ('text' in message ? message.text : ''))
    for (const said of [acknowledged.customer, acknowledged.agent]) {
      expect(said.length).toBeGreaterThan(5)
      expect(texts.filter((text) => said.includes(text))).toEqual(said)
    }
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, at) => at + 1))
    const { rows } = await scene.database.pool.query<{ seq: number }>(
      'select seq from chat_message where conversation_id = $1 order by seq',
      [chatId],
    )
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
    expect(rows.length).toBeGreaterThanOrEqual(heard.length)
  }
})

test('customers found their policies all the while', () => {
  for (const found of lookups) expect(found).toBeGreaterThan(3)
})

test('those that live are ready by themselves, and the one that died as soon as it is started', async () => {
  const [dead, ...living] = scene.services
  for (const service of living) expect(await service.isReady()).toBe(true)
  expect(await dead.isReady()).toBe(false)
  const back = await startService({ ...scene.env, PORT: `${dead.port}` })
  expect(await back.isReady()).toBe(true)
  await back.stop()
})

test('of sixty tries of one person, as many at once as one may make, as many pass as may', async () => {
  const customer = await newCustomer(scene.nginx.origin)
  const tryOnce = () =>
    customer.ask(verifyCode, { code: 'A'.repeat(22) }).then(
      () => 'passed',
      ({ code }: { readonly code?: string }) => code,
    )
  const outcomes: unknown[] = []
  // Eight of a session are answered at once by each process, and the next wait.
  for (let wave = 0; wave < 6; wave++) {
    outcomes.push(...(await Promise.all(Array.from({ length: 10 }, tryOnce))))
  }
  const others = outcomes.filter((outcome) => outcome !== 'passed')
  expect(others).toEqual(Array.from({ length: 30 }, () => resultCodes.tooManyLookups))
})

test('the audit trail holds', async () => {
  expect(await verifyTrail(scene.database.db, scene.keys)).toMatchObject({ kind: 'holds' })
})
