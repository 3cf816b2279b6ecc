import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { pusherOf } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { issuedByCore } from '../../../../test/subjects/issued-by-core.ts'
import {
  allBought,
  boughtBy,
  nothingBought,
  openedPayment,
  orderNow,
  paymentsFor,
  scriptedGateway,
} from '../../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import type { TradeState } from '../../../platform/payment/payment-gateway.ts'
import type { Order } from '../store/order.ts'
import type { Payment } from '../store/payment.ts'
import { refundPayment } from './refund-payment.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()

const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })
const core = pusherOf(service)
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

async function became(status: Order['status']): Promise<void> {
  await service.db
    .updateTable('customer_order')
    .set({ status })
    .where('id', '=', order.id)
    .execute()
}

/** Money that arrives, whatever the order has become meanwhile. */
async function moneyComes(amountFen = order.amountFen): Promise<void> {
  await told(scripted.pay(payment.tradeNo, { amountFen }))
}

async function refunded(): Promise<Payment> {
  expect(await refundPayment(service, payment.ref)).toBe(true)
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
  await settle(service, second, scripted.pay(second.tradeNo, order))
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('once its time to pay is over such money ends the order', async () => {
  await told({ state: 'closed' })
  await service.db
    .updateTable('customer_order')
    .set({ last_pay_at: service.clock.now() })
    .where('id', '=', order.id)
    .execute()
  await moneyComes()
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
})

test('an order that expires meanwhile still says that the money goes back', async () => {
  await told({ state: 'closed' })
  await moneyComes()
  await became('expired')
  const handle = await provenOrder(service, visitor, order)
  const { advice } = await visitor.get(queryOrder, { handle, place: 'browser' })
  expect(advice).toContain('已超过支付期限')
  expect(advice).toContain('款项将原路退回')
})

test('of two payments that brought money the second goes back, and the order stays paid', async () => {
  const second = await openedPayment(service, visitor, order)
  await settle(service, second, scripted.pay(second.tradeNo, order))
  await moneyComes()
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  expect(await boughtBy(service, order)).toEqual(allBought)
  expect(await refunded()).toMatchObject({ refund: { state: 'done' } })
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

/** The core tells how the order stands by it. */
async function coreTells(status: 'refunding' | 'refunded', version: number): Promise<void> {
  const { paidAt: _, ...row } = { paidAt: undefined, ...issuedByCore(order).order }
  const [answer] = await core.push('orders', [{ operation: 'upsert', version, ...row, status }])
  expect(answer).toMatchObject({ result: 'accepted' })
}

test('a surplus that is back ends nothing while the core owes what the order took', async () => {
  const second = await openedPayment(service, visitor, order)
  await settle(service, second, scripted.pay(second.tradeNo, order))
  await moneyComes()
  await coreTells('refunding', 1)
  await refunded()
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
  await coreTells('refunded', 2)
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunded' })
})

test('money that comes once the core has given its own back ends with its gateway', async () => {
  const second = await openedPayment(service, visitor, order)
  await settle(service, second, scripted.pay(second.tradeNo, order))
  await coreTells('refunding', 1)
  await coreTells('refunded', 2)
  await moneyComes()
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
  await refunded()
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunded' })
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
    await expect(refundPayment(service, payment.ref)).rejects.toThrow()
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
  expect(await refundPayment(service, payment.ref)).toBe(false)
  expect(await orderNow(service, order)).toMatchObject({ status: 'refunding' })
  scripted.troubles.clear()
  const { refund } = await refunded()
  await refundPayment(service, payment.ref)
  expect(scripted.refunds.get(refund?.refundNo ?? '')).toMatchObject({ asked: 2 })
})

test('money that its gateway has not given back by the usual day is in the day of who pays, until it has', async () => {
  await became('cancelled')
  await moneyComes()
  scripted.troubles.set('refund', 'under way')
  const inDay = async () => {
    const { rows } = await (await deskVisitor(service, ['claims'])).get(listDay, { kind: 'refund' })
    return rows.filter(({ number }) => number === order.orderNo).map(({ what }) => what)
  }
  expect(await inDay()).toEqual([])
  await service.passTime(21 * 86_400)
  expect(await inDay()).toEqual(['催支付渠道退款'])
  scripted.troubles.clear()
  await refunded()
  expect(await inDay()).toEqual([])
})
