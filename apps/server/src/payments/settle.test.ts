import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  boughtBy,
  openedPayment,
  orderNow,
  paymentsFor,
  scriptedGateway,
} from '../../test/payments.ts'
import { storedOrder } from '../../test/stored-orders.ts'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'
import type { TradeState } from '../platform/payment/payment-gateway.ts'
import type { Order } from '../records/orders/order.ts'
import type { Payment } from '../records/payments/payment.ts'
import { learnOpenPayment } from './learn-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()
const allBought = { policies: 2, invoices: 2, deliveries: 1 }
const nothingBought = { policies: 0, invoices: 0, deliveries: 0 }

let service: TestParts
let visitor: Visitor
let order: Order
let payment: Payment
beforeAll(async () => {
  service = await openTestParts({ demo: false, gateways: [scripted.gateway] })
})
beforeEach(async () => {
  scripted.troubles.clear()
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
  payment = await openedPayment(service, visitor, order)
})
afterAll(() => service.close())

function told(trade: TradeState): Promise<Payment['state']> {
  return settle(service.parts, payment, trade)
}

async function became(status: Order['status']): Promise<void> {
  await service.parts.db
    .updateTable('customer_order')
    .set({ status })
    .where('id', '=', order.id)
    .execute()
}

test('money makes the order paid, with its policies, invoices and delivery', async () => {
  expect(await told(scripted.pay(payment.tradeNo, order))).toBe('paid')
  expect(await orderNow(service, order)).toMatchObject({
    status: 'paid',
    paidAt: service.clock.now(),
  })
  expect(await boughtBy(service, order)).toEqual(allBought)
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'paid', refund: undefined }])
})

test('a hundred who tell it at once make it paid once', async () => {
  const trade = scripted.pay(payment.tradeNo, order)
  const states = await Promise.all(Array.from({ length: 100 }, () => told(trade)))
  expect(new Set(states)).toEqual(new Set(['paid']))
  expect(await boughtBy(service, order)).toEqual(allBought)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entry
    where event = 'order-paid' and object_id = ${order.id}`.execute(service.parts.db)
  expect(rows[0]?.count).toBe(1)
})

test.each(['policy', 'invoice', 'delivery_event', 'audit_entry'])(
  'where %s cannot be stored nothing of it is, and the next word makes all of it so',
  async (table) => {
    const { db } = service.parts
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
    Promise.all(Array.from({ length: 20 }, () => learnOpenPayment(service.parts, order.ref)))
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

/** Money that arrives, whatever the order has become meanwhile. */
async function moneyComes(amountFen = order.amountFen): Promise<void> {
  await told(scripted.pay(payment.tradeNo, { amountFen }))
}

async function refunded(): Promise<Payment> {
  expect(await refundPayment(service.parts, payment.ref)).toBe(true)
  const all = await paymentsFor(service, order)
  const found = all.find(({ tradeNo }) => tradeNo === payment.tradeNo)
  if (found === undefined) throw new Error('the payment is gone')
  return found
}

test.each(['expired', 'cancelled'] as const)(
  'money for an order that is %s goes back whole, and the order says so',
  async (status) => {
    await became(status)
    await moneyComes()
    expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
    expect(await boughtBy(service, order)).toEqual(nothingBought)
    expect(await refunded()).toMatchObject({ refund: { state: 'done' } })
    expect(await orderNow(service, order)).toMatchObject({ status: 'refunded' })
  },
)

test('money that came for a closed payment goes back, and the order can be paid still', async () => {
  await told({ state: 'closed' })
  await moneyComes()
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
  expect(await refunded()).toMatchObject({
    state: 'paid',
    failure: '没有用上的付款已原路退回，请留意银行或钱包的到账。',
  })
  const second = await openedPayment(service, visitor, order)
  await settle(service.parts, second, scripted.pay(second.tradeNo, order))
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('once its time to pay is over such money ends the order', async () => {
  await told({ state: 'closed' })
  await service.parts.db
    .updateTable('customer_order')
    .set({ last_pay_at: service.clock.now() })
    .where('id', '=', order.id)
    .execute()
  await moneyComes()
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
})

test('of two payments that brought money the second goes back, and the order stays paid', async () => {
  const second = await openedPayment(service, visitor, order)
  await settle(service.parts, second, scripted.pay(second.tradeNo, order))
  await moneyComes()
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  expect(await boughtBy(service, order)).toEqual(allBought)
  expect(await refunded()).toMatchObject({ refund: { state: 'done' } })
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test.each([-1, 1])(
  'another amount than the order’s (by %i) goes back whole',
  async (difference) => {
    const amountFen = order.amountFen + difference
    await moneyComes(amountFen)
    expect(await boughtBy(service, order)).toEqual(nothingBought)
    const { refund } = await refunded()
    expect(refund).toMatchObject({ state: 'done', amountFen })
    expect(scripted.refunds.get(refund?.refundNo ?? '')).toEqual({ amountFen, asked: 1 })
  },
)

test.each(['unsure', 'refused'] as const)(
  'a refund that the gateway did not take (%s) is asked for again under its number',
  async (trouble) => {
    await became('cancelled')
    await moneyComes()
    scripted.troubles.set('refund', trouble)
    await expect(refundPayment(service.parts, payment.ref)).rejects.toThrow()
    expect(await paymentsFor(service, order)).toMatchObject([{ refund: { state: 'asked' } }])
    scripted.troubles.clear()
    const { refund } = await refunded()
    expect(scripted.refunds.get(refund?.refundNo ?? '')).toMatchObject({ asked: 1 })
  },
)

test('a refund under way is asked for until it is done, and then no more', async () => {
  await became('expired')
  await moneyComes()
  scripted.troubles.set('refund', 'under way')
  expect(await refundPayment(service.parts, payment.ref)).toBe(false)
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
  scripted.troubles.clear()
  const { refund } = await refunded()
  await refundPayment(service.parts, payment.ref)
  expect(scripted.refunds.get(refund?.refundNo ?? '')).toMatchObject({ asked: 2 })
})
