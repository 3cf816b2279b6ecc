import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import {
  listOrders,
  type OrderView,
  ordersListed,
  orderView,
  readDeskOrder,
  searchOrders,
} from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { pusherOf } from '../../../../test/push-rows.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { issuedByCore, tellIssued } from '../../../../test/subjects/issued-by-core.ts'
import { openedPayment, scriptedGateway } from '../../../../test/subjects/payments.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { settle } from '../payment/settle.ts'
import type { Order } from '../store/order.ts'

const scripted = scriptedGateway()
const service = serviceOfTests({
  demo: false,
  gateways: [scripted.gateway],
  env: { POLICIES_ISSUED_BY: 'core' },
})
const core = pusherOf(service)
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let clerk: Clerk
beforeEach(async () => {
  await service.db.deleteFrom('customer_order').execute()
  clerk = await deskVisitor(service, ['agent'], '韩志远')
})

async function pay(order: Order): Promise<void> {
  const visitor = newVisitor(service)
  await visitor.open()
  const payment = await openedPayment(service, visitor, order)
  await settle(service, payment, scripted.pay(payment.tradeNo, order))
}

/** In which of the lists somebody finds the order. */
async function viewsOf({ orderNo }: Order, desk = clerk): Promise<OrderView[]> {
  const lists = await Promise.all(
    orderView.options.map(async (view) => {
      const { orders, total } = await desk.get(listOrders, { view })
      expect(total).toBe(orders.length)
      return orders.some((each) => each.orderNo === orderNo) ? [view] : []
    }),
  )
  return lists.flat()
}

test('an order goes from list to list as it is paid, and issued by the core', async () => {
  const order = await storedOrder(service)
  expect(await viewsOf(order)).toEqual(['unpaid'])
  await pay(order)
  expect(await viewsOf(order)).toEqual(['awaiting'])
  await tellIssued(core, issuedByCore(order))
  expect(await viewsOf(order)).toEqual(['paid'])
})

test.each([
  ['expired', ['closed']],
  ['cancelled', ['closed']],
  ['refunded', ['closed']],
  ['refunding', ['refund']],
  ['on-delivery', ['unpaid']],
] as const)('one that is %s is listed once', async (status, views) => {
  const order = await storedOrder(service)
  await service.db.updateTable('customer_order').set({ status }).execute()
  expect(await viewsOf(order)).toEqual(views)
})

test('money that its gateway gives back is waited for by its day, and late after it', async () => {
  const order = await storedOrder(service)
  await pay(order)
  await service.db
    .updateTable('payment')
    .set({ refund_no: 'R1', refund_state: 'under way' })
    .execute()
  expect(await viewsOf(order)).toEqual(['awaiting', 'refund'])
  const shown = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(shown.owed).toContainEqual({ kind: 'refund', dueAt: '2026-12-01', isLate: false })
  expect(shown.refunds).toMatchObject([
    { refundNo: 'R1', dueOn: '2026-12-01', isOverdue: false, statusText: '支付渠道退款中' },
  ])
})

test('what waits for nobody is listed while it is young, and found by its number afterwards', async () => {
  const order = await storedOrder(service)
  const ago = (ordersListed.days + 1) * 86_400_000
  const placed_at = new Date(service.clock.now().getTime() - ago)
  await service.db.updateTable('customer_order').set({ placed_at }).execute()
  expect(await viewsOf(order)).toEqual([])
  const { orders } = await clerk.get(searchOrders, { number: order.orderNo })
  expect(orders).toMatchObject([{ orderId: order.id }])
})

test('an order is found by its number, its phone, and a policy that came of it', async () => {
  const order = await storedOrder(service)
  await pay(order)
  const issued = issuedByCore(order)
  await tellIssued(core, issued)
  const numbers = [
    order.orderNo.toLowerCase(),
    order.applicant.mobile ?? '',
    issued.policies[0]?.policyNo ?? '',
  ]
  for (const number of numbers) {
    const { orders } = await clerk.get(searchOrders, { number })
    expect(orders, number).toMatchObject([{ orderNo: order.orderNo, statusText: '已支付' }])
  }
  for (const number of ['D2026112099999999', '13300000999', '']) {
    expect((await clerk.ask(searchOrders, { number })).code).not.toBe('1')
  }
})

test('who has searched for customers as often as an hour lets them finds no order either', async () => {
  const order = await storedOrder(service)
  const agent = await deskVisitor(service, ['agent'])
  const search = () => agent.ask(searchOrders, { number: order.orderNo })
  for (let left = service.settings.searches.byAgent; left > 1; left--) {
    await service.limits.take('customerSearchesByAgent', agent.staff.id)
  }
  expect((await search()).code).toBe('1')
  expect(await search()).toMatchObject({
    code: 'E3060001',
    message: '您查找的次数已到上限，请稍后再试。急需的请联系主管。',
  })
})

test('the page tells what was bought, paid and told to the core, and opens nobody', async () => {
  const order = await storedOrder(service)
  await pay(order)
  await service.passTime(3 * 3600)
  clerk = await deskVisitor(service, ['agent'], '韩志远')
  const { wire } = await clerk.ask(readDeskOrder, { orderId: order.id })
  const { applicant, parts } = order
  for (const secret of [applicant.name, applicant.idNumber, applicant.mobile, parts[0]?.proposalNo])
    expect(wire.body).not.toContain(secret)
  const shown = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(shown).toMatchObject({
    orderNo: order.orderNo,
    statusText: '已支付，出单中',
    isLate: true,
    policies: [],
    events: [{ name: '订单已付款', state: 'waiting' }],
  })
  expect(shown.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.amount)
  const [payment] = shown.payments
  expect(payment).toMatchObject({ method: 'alipay', state: 'paid' })
  expect(payment?.tradeNo).not.toBe('')
  expect(shown.timeline.map(({ what }) => what)).toEqual([
    '支付宝支付成功',
    '用支付宝支付',
    '客户下单',
  ])

  await service.db
    .updateTable('core_event')
    .set({ given_up_at: service.clock.now() })
    .where('type', '=', 'order.paid.v1')
    .execute()
  const { events } = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(events).toMatchObject([{ state: 'dead' }])
})

test('what a colleague did with its delivery stands in its course, under their name', async () => {
  const order = await storedOrder(service)
  await service.audit.record({
    event: 'delivery-event-added',
    objectId: order.id,
    subject: order.ref.customerKey.toString('hex'),
    staffId: clerk.staff.id,
    outcome: '2',
  })
  const { timeline } = await clerk.get(readDeskOrder, { orderId: order.id })
  expect(timeline[0]).toMatchObject({ byName: '韩志远' })
  expect(timeline[0]?.what).toContain('补记配送进展')
})

test('who searched and who read is kept with whose order it is, and so is a search in vain', async () => {
  const order = await storedOrder(service)
  await clerk.get(searchOrders, { number: order.orderNo })
  await clerk.get(readDeskOrder, { orderId: order.id })
  await clerk.ask(searchOrders, { number: 'D2026112099999999' })
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'subject', 'outcome'])
    .where('staff_id', '=', clerk.staff.id)
    .where('event', 'in', ['order-found', 'order-read'])
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const subject = order.ref.customerKey.toString('hex')
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(
    expect.arrayContaining([
      { event: 'order-found', subject, outcome: 'found' },
      { event: 'order-read', subject, outcome: 'desk' },
      { event: 'order-found', subject: null, outcome: 'nothing' },
    ]),
  )
  const looks = await service.db
    .selectFrom('person_access')
    .select('staff_id')
    .where('customer_key', '=', order.ref.customerKey)
    .where('staff_id', '=', clerk.staff.id)
    .execute()
  expect(looks).toHaveLength(2)
})

test('a branch lists what it has issued; what nobody has issued yet is listed to who serves all', async () => {
  await storeBranches(
    service,
    ['33000000', '34000000'].map((code) => ({
      ...{ comCode: code, comName: `机构 ${code}`, areaCode: code, address: '路 1 号', phone: '' },
    })),
  )
  const deskOf = async (branch: string, role: 'agent' | 'claims') => {
    const desk = await deskVisitor(service, [role])
    await setBranch(service, desk.staff.id, { branch })
    return desk
  }
  const order = await storedOrder(service)
  await pay(order)
  const own = await deskOf('33000000', 'claims')
  const other = await deskOf('34000000', 'claims')
  expect(await viewsOf(order, own)).toEqual([])
  expect(await viewsOf(order, await deskOf('34000000', 'agent'))).toEqual(['awaiting'])
  expect((await own.get(searchOrders, { number: order.orderNo })).orders).toHaveLength(1)

  await tellIssued(core, issuedByCore(order))
  await service.db.updateTable('policy').set({ area_code: '330106' }).execute()
  expect(await viewsOf(order, own)).toEqual(['paid'])
  expect(await viewsOf(order, other)).toEqual([])
  expect((await other.ask(searchOrders, { number: order.orderNo })).code).toBe('1007')
  expect((await other.ask(readDeskOrder, { orderId: order.id })).code).toBe('1007')
})

test('the day leads to the page of an order by its id', async () => {
  const order = await storedOrder(service)
  await pay(order)
  await service.passTime(3 * 3600)
  clerk = await deskVisitor(service, ['agent'], '韩志远')
  const { rows } = await clerk.get(listDay, { kind: 'unissued' })
  expect(rows.map(({ id }) => id)).toContain(order.id)
})

test('money that both its gateway and the core give back is one row of the day', async () => {
  const order = await storedOrder(service)
  await pay(order)
  await service.db
    .updateTable('payment')
    .set({ refund_no: 'R1', refund_state: 'under way' })
    .execute()
  const refunding_since = service.clock.now()
  await service.db
    .updateTable('customer_order')
    .set({ status: 'refunding', refunding_since })
    .execute()
  await service.passTime(30 * 86_400)
  clerk = await deskVisitor(service, ['claims'])
  const { rows, total } = await clerk.get(listDay, { kind: 'refund' })
  expect(rows).toMatchObject([{ id: order.id, what: '催支付渠道和核心退款' }])
  expect(total).toBe(1)
})
