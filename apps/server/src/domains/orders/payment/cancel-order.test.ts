import { orderCancelled } from '@ecenter/contract/core/order-events.ts'
import { cancelOrder, queryOrder } from '@ecenter/contract/orders/order-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom } from '../../../../test/subjects/core-events.ts'
import {
  allBought,
  boughtBy,
  openedPayment,
  orderNow,
  paymentsFor,
  scriptedGateway,
  tryToPay,
} from '../../../../test/subjects/payments.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import type { Order } from '../store/order.ts'
import { isOpen } from '../store/payment.ts'
import { refundPayment } from './refund-payment.ts'
import { settle } from './settle.ts'

const scripted = scriptedGateway()
const service = serviceOfTests({ demo: false, gateways: [scripted.gateway] })
let visitor: Visitor
let order: Order
let handle: string
beforeEach(async () => {
  scripted.troubles.clear()
  visitor = newVisitor(service)
  await visitor.open()
  order = await storedOrder(service)
  await provenOrder(service, visitor, order)
  handle = await provenOrder(service, visitor, order, freshCode)
})

const freshCode = { level: 'fresh-code', action: 'cancel-order' } as const
const cancel = () => visitor.ask(cancelOrder, { handle })
const statusNow = async () => (await orderNow(service, order)).status

test('an unpaid order is given up, the core is told which proposals, and it cannot be paid any more', async () => {
  expect(await visitor.get(queryOrder, { handle, place: 'browser' })).toMatchObject({
    canCancel: true,
  })
  const told = await eventsFrom(service, () => visitor.get(cancelOrder, { handle }))
  expect(told).toMatchObject([
    {
      type: orderCancelled.type,
      data: {
        orderNo: order.orderNo,
        proposals: order.parts.map(({ proposalNo }) => ({ proposalNo })),
      },
    },
  ])
  expect(await statusNow()).toBe('cancelled')
  expect(await tryToPay(service, visitor, order)).toMatchObject({ code: 'E3020001' })
  // The code is spent; another tells what became of the order.
  expect(await cancel()).toMatchObject({ code: 'E3010001' })
  await provenOrder(service, visitor, order, freshCode)
  expect(await cancel()).toMatchObject({ code: 'E3020001', message: '这笔订单已经取消。' })
})

test('who only knows facts of an order does not give it up', async () => {
  const other = newVisitor(service)
  await other.open()
  const known = await provenOrder(service, other, order)
  expect(await other.ask(cancelOrder, { handle: known })).toMatchObject({ code: 'E3010001' })
  expect(await statusNow()).toBe('unpaid')
})

test('who proved the phone a while ago, or for another act, needs a code for this one', async () => {
  const proofs = [
    { level: 'phone-on-file' },
    { level: 'fresh-code', action: 'change-delivery' },
  ] as const
  for (const proof of proofs) {
    const own = newVisitor(service)
    await own.open()
    const known = await provenOrder(service, own, order, proof)
    expect(await own.ask(cancelOrder, { handle: known })).toMatchObject({ code: 'E3010001' })
  }
  expect(await statusNow()).toBe('unpaid')
})

test('an open cashier is closed first, so nobody pays for what is given up', async () => {
  const payment = await openedPayment(service, visitor, order)
  await visitor.get(cancelOrder, { handle })
  expect(scripted.trades.get(payment.tradeNo)).toEqual({ state: 'closed' })
  expect(await statusNow()).toBe('cancelled')
})

test('what was paid meanwhile wins: the order is bought and stays', async () => {
  const payment = await openedPayment(service, visitor, order)
  scripted.pay(payment.tradeNo, order)
  expect(await cancel()).toMatchObject({
    code: 'E3020001',
    message: '这笔订单已支付，不能取消。要退保的，请拨打 95518。',
  })
  expect(await statusNow()).toBe('paid')
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('while nobody knows whether it was paid it is not given up', async () => {
  await openedPayment(service, visitor, order)
  scripted.troubles.set('close', 'unsure')
  expect(await cancel()).toMatchObject({ code: 'E9020001' })
  expect(await statusNow()).toBe('unpaid')
})

test('of giving up and paying at once one happens, and no money is kept for nothing', async () => {
  const payment = await openedPayment(service, visitor, order)
  const paid = scripted.pay(payment.tradeNo, order)
  // The gateway's word may come before, between or after.
  const [answer] = await Promise.all([cancel(), settle(service, payment, paid)])
  expect(answer.code).toBe('E3020001')
  expect(await statusNow()).toBe('paid')
  expect(await boughtBy(service, order)).toEqual(allBought)
})

test('of twenty that give up and pay at once the order is either given up or has one cashier', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? cancel() : tryToPay(service, visitor, order),
    ),
  )
  const isCancelled = (await statusNow()) === 'cancelled'
  const open = (await paymentsFor(service, order)).filter(isOpen)
  expect(open).toHaveLength(isCancelled ? 0 : 1)
  const cancelled = answers.filter(({ code }, at) => at % 2 === 0 && code === '1')
  expect(cancelled).toHaveLength(isCancelled ? 1 : 0)
})

test('money that comes after it was given up goes back, and the page says by when', async () => {
  const payment = await openedPayment(service, visitor, order)
  await visitor.get(cancelOrder, { handle })
  await settle(service, payment, scripted.pay(payment.tradeNo, order))
  const detail = await visitor.get(queryOrder, { handle, place: 'browser' })
  // 2026-11-20 is a Friday: seven working days on is the Tuesday after next.
  expect(detail).toMatchObject({
    status: 'refunding',
    canCancel: false,
    refunds: [
      {
        statusText: '退款处理中',
        amount: order.amountFen,
        dueOn: '2026-12-01',
        isOverdue: false,
      },
    ],
  })
  await refundPayment(service, payment.ref)
  const { refunds } = await visitor.get(queryOrder, { handle, place: 'browser' })
  expect(refunds).toMatchObject([{ statusText: '已退回', isOverdue: false }])
  expect(refunds[0]?.paidAt).toMatch(/^2026-11-20 /)
})
