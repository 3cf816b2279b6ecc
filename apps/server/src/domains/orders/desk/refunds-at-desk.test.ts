import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { readDeskOrder } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { pusherOf } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { issuedByCore, tellIssued } from '../../../../test/subjects/issued-by-core.ts'
import { openedPayment, scriptedGateway } from '../../../../test/subjects/payments.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { settle } from '../payment/settle.ts'
import type { Order } from '../store/order.ts'

const scripted = scriptedGateway()
const service = serviceOfTests({
  demo: false,
  gateways: [scripted.gateway],
  env: { POLICIES_ISSUED_BY: 'core' },
})
const core = pusherOf(service)
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  await service.db.deleteFrom('customer_order').execute()
  clerk = await deskVisitor(service, ['agent'])
})

/** One that may be paid still, however late it is in these tests. */
function payableOrder(): Promise<Order> {
  return storedOrder(service, { lastPayAt: secondsAfter(service.clock.now(), 86_400) })
}

async function pay(order: Order): Promise<void> {
  const visitor = newVisitor(service)
  await visitor.open()
  const payment = await openedPayment(service, visitor, order)
  await settle(service, payment, scripted.pay(payment.tradeNo, order))
}

/** The core tells an order, of which it says no moment of payment. */
async function tellStatus(order: Order, status: string, version: number): Promise<void> {
  const { paidAt: _, ...row } = { paidAt: undefined, ...issuedByCore(order).order }
  const [answer] = await core.push('orders', [{ operation: 'upsert', version, ...row, status }])
  expect(answer).toMatchObject({ result: 'accepted' })
}

/** What the day tells of the order once money that goes back is late. */
async function lateRefundOf({ orderNo }: Order) {
  await service.passTime(30 * 86_400)
  clerk = await deskVisitor(service, ['claims'])
  const { rows, total } = await clerk.get(listDay, { kind: 'refund' })
  expect(total).toBe(rows.length)
  return rows.filter(({ number }) => number === orderNo).map(({ what }) => what)
}

test('money that the core owes of an order that it issued is late in the day, and is not said to be unissued', async () => {
  const order = await payableOrder()
  await pay(order)
  await tellIssued(core, issuedByCore(order))
  await tellStatus(order, 'refunding', 2)
  const { timeline, coreRefund } = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(timeline.map(({ what }) => what)).toContain('核心开始退款')
  expect(coreRefund).toMatchObject({ isOverdue: false })
  expect(await lateRefundOf(order)).toEqual(['催核心退款'])
  await tellStatus(order, 'refunded', 3)
  expect(await lateRefundOf(order)).toEqual([])
  const after = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(after.coreRefund).toBeUndefined()
  expect(after.timeline[0]).toMatchObject({ what: '核心已退款' })
})

test.each([
  ['at first', false],
  ['of one that was stored unpaid', true],
])(
  'an order that the core tells as refunding %s is late after the same days',
  async (_, isStored) => {
    const told = await storedOrder(service)
    if (!isStored) await service.db.deleteFrom('customer_order').execute()
    await tellStatus(told, 'refunding', 1)
    const { coreRefund } = await clerk.get(readDeskOrder, { orderId: told.id })
    expect(coreRefund).toMatchObject({ isOverdue: false })
    expect(await lateRefundOf(told)).toEqual(['催核心退款'])
  },
)

test('an order that the core did not issue says so where it begins to give back', async () => {
  const order = await payableOrder()
  await pay(order)
  await tellStatus(order, 'refunding', 1)
  const { timeline } = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(timeline.map(({ what }) => what)).toContain('核心没有出单，开始退款')
})

test('a page whose order owes a surplus and its policies names both times', async () => {
  const order = await payableOrder()
  await pay(order)
  await service.db
    .updateTable('payment')
    .set({ refund_no: 'R1', refund_state: 'under way' })
    .execute()
  await service.passTime(3 * 3600)
  clerk = await deskVisitor(service, ['agent'])
  const shown = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(shown.isLate).toBe(true)
  expect(shown.owed).toMatchObject([
    { kind: 'issue', isLate: true },
    { kind: 'refund', isLate: false },
  ])
  expect(shown.dueAt).toBe(shown.owed[0]?.dueAt)
})
