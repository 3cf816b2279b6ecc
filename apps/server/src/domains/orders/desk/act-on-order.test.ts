import { hurryOrder, noteOrder } from '@ecenter/contract/orders/desk/order-acts.ts'
import { readDeskOrder } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { eventsFrom, tellOf } from '../../../../test/subjects/core-events.ts'
import { storedOrder } from '../../../../test/subjects/stored-orders.ts'
import type { Order } from '../store/order.ts'

const service = serviceOfTests({ demo: false, env: { POLICIES_ISSUED_BY: 'core' } })
let clerk: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  await service.db.deleteFrom('customer_order').execute()
  clerk = await deskVisitor(service, ['agent'], '韩志远')
})

const note = '客户等了两天，来电催过。'

/** An order that is paid, and that the core has not issued. */
async function unissued(): Promise<Order> {
  const order = await storedOrder(service)
  await service.db
    .updateTable('customer_order')
    .set({ status: 'paid', paid_at: service.clock.now(), awaits_policies: true })
    .where('id', '=', order.id)
    .execute()
  return order
}

const read = ({ id: orderId }: Order) => clerk.get(readDeskOrder, { orderId })

test('what staff note of an order is there for colleagues, under their name, the latest in front', async () => {
  const order = await storedOrder(service)
  const told = await eventsFrom(service, async () => {
    await clerk.get(noteOrder, { orderId: order.id, note: '客户要周五再付' })
    const other = await deskVisitor(service, ['claims'], '何思源')
    await other.get(noteOrder, { orderId: order.id, note: '已回电' })
  })
  expect(told).toEqual([])
  const { notes, hurry } = await read(order)
  expect(notes).toMatchObject([
    { byName: '何思源', text: '已回电' },
    { byName: '韩志远', text: '客户要周五再付' },
  ])
  expect(hurry).toBeUndefined()
  const [row] = await service.db.selectFrom('order_note').select('sealed').execute()
  expect(row?.sealed.includes('周五')).toBe(false)
})

test('a core that does not issue is hurried with why and by whom, and the order tells of it', async () => {
  const order = await unissued()
  expect((await read(order)).hurry).toEqual({ owed: 'issue' })
  const told = await eventsFrom(service, () =>
    clerk.get(hurryOrder, { orderId: order.id, owed: 'issue', note }),
  )
  expect(told).toMatchObject([
    {
      type: 'order.hurried.v1',
      subject: `order/${order.orderNo}`,
      data: { orderNo: order.orderNo, owed: 'issue', note, account: clerk.staff.account },
    },
  ])
  const shown = await read(order)
  expect(shown.notes).toMatchObject([{ byName: '韩志远', text: note, hurried: 'issue' }])
  expect(shown.timeline[0]).toMatchObject({ what: '催核心出单', byName: '韩志远' })
  expect(shown.events).toMatchObject([{ name: '催办订单', state: 'waiting' }])
  expect(shown.statusText).toBe('已支付，出单中')
})

test('it is hurried once an hour, however many press', async () => {
  const order = await unissued()
  const asked = { orderId: order.id, owed: 'issue', note } as const
  const other = await deskVisitor(service, ['claims'])
  const answers = await Promise.all([clerk.ask(hurryOrder, asked), other.ask(hurryOrder, asked)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
  expect((await read(order)).hurry?.whyNot).toContain('刚催过，1 小时后可以再催。')
  await service.passTime(3600)
  clerk = await deskVisitor(service, ['agent'])
  await clerk.get(hurryOrder, asked)
  expect((await read(order)).notes).toHaveLength(2)
})

test('money that the core gives back is hurried, and what it owes no more is not', async () => {
  const order = await unissued()
  await service.db
    .updateTable('customer_order')
    .set({ status: 'refunding', refunding_since: service.clock.now() })
    .execute()
  const asked = { orderId: order.id, note }
  const late = await clerk.ask(hurryOrder, { ...asked, owed: 'issue' })
  expect([late.code, late.message]).toEqual(['E3020001', '订单刚刚有变化，请看过最新情况再决定。'])
  await clerk.get(hurryOrder, { ...asked, owed: 'refund' })
  expect((await read(order)).timeline[0]?.what).toBe('催核心退款')
})

test('while a message of the order is a dead letter, that goes first', async () => {
  const order = await unissued()
  const eventId = await tellOf(service, `order/${order.orderNo}`, 'not taken')
  await service.db
    .updateTable('core_event')
    .set({ given_up_at: service.clock.now() })
    .where('id', '=', eventId)
    .execute()
  const why = '有消息没有送到核心，催办也送不到。请先重新发送那条消息。'
  expect((await read(order)).hurry).toEqual({ owed: 'issue', whyNot: why })
  const refused = await clerk.ask(hurryOrder, { orderId: order.id, owed: 'issue', note })
  expect([refused.code, refused.message]).toEqual(['E3020001', why])
})

test('without a reason nothing is sent, and who may not act on orders does nothing', async () => {
  const order = await unissued()
  const asked = { orderId: order.id, owed: 'issue' } as const
  expect(await clerk.ask(hurryOrder, { ...asked, note: ' ' })).toMatchObject({ field: 'note' })
  const writer = await deskVisitor(service, ['content'])
  for (const refused of [
    await writer.ask(hurryOrder, { ...asked, note }),
    await writer.ask(noteOrder, { orderId: order.id, note }),
  ]) {
    expect(refused.code).not.toBe('1')
  }
  expect((await read(order)).notes).toEqual([])
})

test('each act is in the trail with whose order it is, and its customer reads that staff acted', async () => {
  const order = await unissued()
  await clerk.get(noteOrder, { orderId: order.id, note: '已回电' })
  await clerk.get(hurryOrder, { orderId: order.id, owed: 'issue', note })
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['object_id', 'subject', 'outcome'])
    .where('event', '=', 'order-noted')
    .where('staff_id', '=', clerk.staff.id)
    .orderBy('seq')
    .execute()
  const whose = { object_id: order.id, subject: order.ref.customerKey.toString('hex') }
  expect(entries).toEqual([
    { ...whose, outcome: 'noted' },
    { ...whose, outcome: 'hurried: issue' },
  ])
  const looks = await service.db
    .selectFrom('person_access')
    .select('id')
    .where('customer_key', '=', order.ref.customerKey)
    .where('staff_id', '=', clerk.staff.id)
    .execute()
  expect(looks).toHaveLength(2)
})
