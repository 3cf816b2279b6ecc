import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  allBought,
  boughtBy,
  nothingBought,
  openedPayment,
  orderNow,
  paymentsFor,
  scriptedGateway,
} from '../../../../test/subjects/payments.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { TradeState } from '../../../platform/payment/payment-gateway.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import { learnOpenPayment } from './learn-payment.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()

const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })
let visitor: Visitor
let order: Order
let payment: Payment
beforeEach(async () => {
  scripted.troubles.clear()
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
  payment = await openedPayment(service, visitor, order)
})

function told(trade: TradeState): Promise<Payment['state']> {
  return settle(service, payment, trade)
}

test('money makes the order paid when the gateway says it came, with its policies, invoices and delivery', async () => {
  expect(await told(scripted.pay(payment.tradeNo, order))).toBe('paid')
  expect(await orderNow(service, order)).toMatchObject({
    status: 'paid',
    paidAt: new Date('2026-11-20T04:00:00Z'),
  })
  expect(await boughtBy(service, order)).toEqual(allBought)
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'paid', refund: undefined }])
})

test('a moment that has not come yet is not when it was paid', async () => {
  const paidAt = secondsAfter(service.clock.now(), 60)
  await told({ state: 'paid', gatewayNo: 'G1', amountFen: order.amountFen, paidAt })
  expect(await orderNow(service, order)).toMatchObject({ paidAt: service.clock.now() })
})

test('a hundred who tell it at once make it paid once', async () => {
  const trade = scripted.pay(payment.tradeNo, order)
  const states = await Promise.all(Array.from({ length: 100 }, () => told(trade)))
  expect(new Set(states)).toEqual(new Set(['paid']))
  expect(await boughtBy(service, order)).toEqual(allBought)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entry
    where event = 'order-paid' and object_id = ${order.id}`.execute(service.db)
  expect(rows[0]?.count).toBe(1)
})

test.each(['policy', 'invoice', 'delivery_event', 'audit_entry'])(
  'where %s cannot be stored nothing of it is, and the next word makes all of it so',
  async (table) => {
    const { db } = service
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(db)
    await sql`create trigger refusing before insert on ${sql.table(table)}
      execute function refuse()`.execute(db)
    const trade = scripted.pay(payment.tradeNo, order)
    await expect(told(trade)).rejects.toThrow('refused')
    await sql`drop function refuse cascade`.execute(db)
    expect(await boughtBy(service, order)).toEqual(nothingBought)
    expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
    expect(await paymentsFor(service, order)).toMatchObject([{ state: 'open' }])
    await told(trade)
    expect(await boughtBy(service, order)).toEqual(allBought)
  },
)

test('who was refused may pay at the same cashier still', async () => {
  expect(await told({ state: 'failed', reason: '余额不足' })).toBe('failed')
  expect(await paymentsFor(service, order)).toMatchObject([
    { state: 'failed', failure: '余额不足' },
  ])
  await told(scripted.pay(payment.tradeNo, order))
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test.each<TradeState>([{ state: 'unpaid' }, { state: 'absent' }])(
  'a word that nothing has happened changes nothing: $state',
  async (trade) => {
    expect(await told(trade)).toBe('open')
    expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
  },
)

test('paid stays paid, whatever is told later', async () => {
  await told(scripted.pay(payment.tradeNo, order))
  for (const state of ['closed', 'failed', 'unpaid', 'absent'] as const) {
    expect(await told({ state })).toBe('paid')
  }
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test('the page learns what no notice told, and asks no oftener than every three seconds', async () => {
  const before = scripted.asked.length
  const askAtOnce = () =>
    Promise.all(Array.from({ length: 20 }, () => learnOpenPayment(service, order.ref)))
  await askAtOnce()
  scripted.pay(payment.tradeNo, order)
  service.clock.advance(2)
  await askAtOnce()
  expect(scripted.asked.slice(before)).toEqual(['query'])
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
  service.clock.advance(1)
  await askAtOnce()
  expect(scripted.asked.slice(before)).toEqual(['query', 'query'])
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})
