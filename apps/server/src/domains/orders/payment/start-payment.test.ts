import { startPayment } from '@ecenter/contract/orders/order-calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  allBought,
  boughtBy,
  learnLater,
  openedPayment,
  orderNow,
  paymentsFor,
  scriptedGateway,
  tryToPay,
} from '../../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { Order } from '../store/order.ts'
import { isOpen } from '../store/payment.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()

const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })
let visitor: Visitor
let order: Order
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
})
afterEach(() => scripted.troubles.clear())

test('the cashier opens, and the page is told where it is', async () => {
  const handle = await provenOrder(service, visitor, order)
  const { way } = await visitor.get(startPayment, {
    handle,
    method: 'alipay',
    place: 'browser',
    sumPremium: order.amountFen,
  })
  const [payment] = await paymentsFor(service, order)
  expect(way).toEqual({ kind: 'redirect', url: `https://cashier.example/${payment?.tradeNo}` })
  expect(payment).toMatchObject({ state: 'open', amountFen: order.amountFen })
  expect(await orderNow(service, order)).toMatchObject({ status: 'unpaid' })
})

test('of fifty that pay one order at once one cashier is open', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => tryToPay(service, visitor, order)),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['1', 'E9020001']))
  const open = (await paymentsFor(service, order)).filter(isOpen)
  expect(open).toHaveLength(1)
  const unpaid = [...scripted.trades].filter(([, { state }]) => state === 'unpaid')
  const ours = new Set((await paymentsFor(service, order)).map(({ tradeNo }) => tradeNo))
  expect(unpaid.map(([tradeNo]) => tradeNo).filter((tradeNo) => ours.has(tradeNo))).toEqual([
    open[0]?.tradeNo,
  ])
})

test('a second cashier closes the first one before it opens', async () => {
  const first = await openedPayment(service, visitor, order)
  const second = await openedPayment(service, visitor, order)
  expect(scripted.trades.get(first.tradeNo)).toEqual({ state: 'closed' })
  expect(await paymentsFor(service, order)).toMatchObject([
    { tradeNo: second.tradeNo, state: 'open' },
    { tradeNo: first.tradeNo, state: 'closed' },
  ])
})

test('one that failed is closed as well before another opens, for it could be paid still', async () => {
  const first = await openedPayment(service, visitor, order)
  await settle(service, first, { state: 'failed', reason: '余额不足' })
  await openedPayment(service, visitor, order)
  expect(scripted.trades.get(first.tradeNo)).toEqual({ state: 'closed' })
})

test('where it was paid after it had failed no second opens', async () => {
  const first = await openedPayment(service, visitor, order)
  await settle(service, first, { state: 'failed', reason: '余额不足' })
  scripted.pay(first.tradeNo, order)
  expect(await tryToPay(service, visitor, order)).toMatchObject({ code: 'E3020001' })
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
})

test('sixty cashiers an hour are opened for an order, and others can be paid meanwhile', async () => {
  const asked = scripted.asked.length
  await Promise.all(Array.from({ length: 60 }, () => tryToPay(service, visitor, order)))
  const before = scripted.asked.length
  expect(before).toBeGreaterThan(asked)
  expect(await tryToPay(service, visitor, order)).toMatchObject({
    code: 'E3060001',
    message: '这笔订单打开支付的次数太多，请一小时后再试，或拨打 95518。',
  })
  expect(scripted.asked).toHaveLength(before)
  expect(await tryToPay(service, visitor, await storedOrder(service))).toMatchObject({ code: '1' })
})

test('where the first turns out to be paid no second opens, and the order is paid', async () => {
  const first = await openedPayment(service, visitor, order)
  scripted.pay(first.tradeNo, order)
  expect(await tryToPay(service, visitor, order)).toMatchObject({
    code: 'E3020001',
    message: '这笔订单已支付，不需要再付。保单稍后就能查看。',
  })
  expect(await orderNow(service, order)).toMatchObject({ status: 'paid' })
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test.each(['unsure', 'refused'] as const)(
  'where nobody knows how the first ended (%s) no second opens: do not pay again',
  async (trouble) => {
    await openedPayment(service, visitor, order)
    scripted.troubles.set('close', trouble)
    expect(await tryToPay(service, visitor, order)).toMatchObject({
      code: 'E9020001',
      message: '支付结果还没有确认，请不要重复支付。稍后可查询支付结果，或拨打 95518。',
    })
    expect(await paymentsFor(service, order)).toMatchObject([{ state: 'open', isUnsure: true }])
    scripted.troubles.clear()
    await learnLater(service, order)
    expect(await paymentsFor(service, order)).toMatchObject([{ state: 'open', isUnsure: false }])
  },
)

test('a gateway that is down takes nothing, and the same request may come again', async () => {
  scripted.troubles.set('open', 'refused')
  const refused = await tryToPay(service, visitor, order, { requestId: 'pay-1' })
  expect(refused).toMatchObject({ code: 'E1010002' })
  expect(refused.message).toContain('没有扣款')
  expect((await paymentsFor(service, order)).filter(isOpen)).toEqual([])
  scripted.troubles.clear()
  const again = await tryToPay(service, visitor, order, { requestId: 'pay-1' })
  expect(again).toMatchObject({ code: '1' })
})

test('a cashier of which nobody knows whether it opened is closed, for nobody was shown it', async () => {
  scripted.troubles.set('open', 'unsure')
  expect(await tryToPay(service, visitor, order)).toMatchObject({ code: 'E1010002' })
  const [payment] = await paymentsFor(service, order)
  expect(payment).toMatchObject({ state: 'closed' })
  expect(scripted.trades.get(payment?.tradeNo ?? '')).toEqual({ state: 'closed' })
})

test('one that can be neither opened nor closed keeps the order from being paid twice', async () => {
  scripted.troubles.set('open', 'unsure').set('close', 'unsure')
  expect(await tryToPay(service, visitor, order)).toMatchObject({ code: 'E9020001' })
  expect(await paymentsFor(service, order)).toMatchObject([{ state: 'opening', isUnsure: true }])
  scripted.troubles.clear()
  expect(await tryToPay(service, visitor, order)).toMatchObject({ code: 'E9020001' })
  service.clock.advance(10)
  expect(await tryToPay(service, visitor, order)).toMatchObject({ code: '1' })
})

test('the same request opens one cashier, however often it arrives', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => tryToPay(service, visitor, order, { requestId: 'pay-2' })),
  )
  expect(new Set(answers.map(({ wire }) => wire.body)).size).toBe(1)
  expect(await paymentsFor(service, order)).toHaveLength(1)
})

test('a price that changed is told, and asked for again', async () => {
  const answer = await tryToPay(service, visitor, order, { sumPremium: order.amountFen - 100 })
  expect(answer).toMatchObject({ code: 'E3020001', field: 'sumPremium' })
  expect(answer.message).toMatch(/^应付金额已变为 [\d,]+\.\d\d 元，请核对后再支付。$/)
  expect(await paymentsFor(service, order)).toEqual([])
})

test.each([
  [{ status: 'expired' }, '已超过支付期限'],
  [{ lastPayAt: new Date('2026-11-20T03:59:00Z') }, '已超过支付期限'],
  [{ status: 'cancelled' }, '这笔订单已取消'],
  [{ status: 'refunding' }, '款项将原路退回'],
  [{ status: 'refunded' }, '款项已原路退回'],
  [{ underwriting: 'examined' }, '还在审核'],
  [{ underwriting: 'declined' }, '没有通过审核'],
  [{ isOnline: false, status: 'on-delivery' }, '配送员上门收款'],
] as const)('an order with %j opens no cashier, and says why', async (given, said) => {
  const other = await storedOrder(service, given)
  const answer = await tryToPay(service, visitor, other)
  expect(answer).toMatchObject({ code: 'E3020001' })
  expect(answer.message).toContain(said)
  expect(await paymentsFor(service, other)).toEqual([])
})

test('who takes no money here is not asked', async () => {
  expect(await tryToPay(service, visitor, order, { method: 'wechat' })).toMatchObject({
    code: '1000',
    field: 'method',
  })
})

test('a payment lives a quarter of an hour, and no longer than the order can be paid', async () => {
  const usual = await openedPayment(service, visitor, order)
  expect(usual.expiresAt).toEqual(secondsAfter(usual.startedAt, 15 * 60))
  const lastPayAt = secondsAfter(usual.startedAt, 5 * 60)
  const short = await openedPayment(service, visitor, await storedOrder(service, { lastPayAt }))
  expect(short.expiresAt).toEqual(lastPayAt)
})
