import { queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents, storedDelivery } from '../../../../test/subjects/deliveries.ts'
import { town } from '../../../../test/subjects/policies/other-policies.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'
import type { Delivery } from '../store/delivery.ts'

const service = serviceOfTests({ demo: false })
let delivery: Delivery
beforeAll(async () => {
  delivery = await storedDelivery(service, {
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2'),
  })
})
beforeEach(() => service.passTime(24 * 3600))

async function follow({ ref }: Pick<Delivery, 'ref'>) {
  const follower = await newSession(service)
  return follower.get(queryDelivery, { handle: await provenOrder(service, follower, { ref }) })
}

test('who knows of an order follows its papers by its handle, and the trail has it', async () => {
  expect(await follow(delivery)).toMatchObject({ code: '2', maskedRecipient: '沈**' })
  const entries = await service.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('event', '=', 'delivery-read')
    .execute()
  expect(entries).toMatchObject([{ outcome: 'progress' }])
})

test('an order without papers is answered as if nothing were found', async () => {
  const { ref } = await storedOrder(service, { destination: undefined })
  const visitor = await newSession(service)
  const handle = await provenOrder(service, visitor, { ref })
  expect((await visitor.ask(queryDelivery, { handle })).code).toBe('1007')
})

test('who pays at the door reads what is collected, and when somebody comes', async () => {
  const agreed = { day: service.clock.today(), hours: '14:00–18:00' } as const
  const atDoor = await storedDelivery(service, {
    sequence: 'A',
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2'),
    destination: { ...delivery, agreed },
  })
  expect(await follow(atDoor)).toMatchObject({
    status: 'moving',
    statusText: '正在前往收款',
    expected: '今天 14:00–18:00 上门收款',
    collects: atDoor.order.amountFen,
  })
})

test('hours that are over are not promised any more', async () => {
  const agreed = { day: service.clock.today(), hours: '14:00–18:00' } as const
  const late = await storedDelivery(service, { destination: { ...delivery, agreed } })
  expect((await follow(late)).expected).toBe('今天 14:00–18:00 送到')
  await service.passTime(6 * 3600 + 60)
  expect((await follow(late)).expected).toBeUndefined()
})

test('a try that failed says why, and what can be done now', async () => {
  const [insured, preparing, moving, failed] = deliveryEvents(
    '2026-11-19T02:00:00Z',
    ...(['0', '1', '2', '41'] as const),
  )
  if (!insured || !preparing || !moving || !failed) throw new Error('four events are expected')
  const missed = await storedDelivery(service, {
    events: [insured, preparing, moving, { ...failed, facts: { reason: 'no-answer' } }],
    destination: { ...delivery, agreed: { day: '2026-11-19', hours: '14:00–18:00' } },
  })
  const info = await follow(missed)
  expect(info).toMatchObject({
    status: 'failed',
    statusText: '配送中，配送未成功',
    failure: '收件电话没有接通。您可以在下面重新约定；不改的，我们会再与您联系。',
    changes: ['another-time', 'another-address', 'electronic-only'],
    city: {
      name: '杭州市',
      counties: expect.arrayContaining([{ code: '33010600', name: '西湖区' }]),
    },
  })
  expect(info.expected).toBeUndefined()
  expect(info.slots).toHaveLength(15)
})

test('without a phone on file the hotline is the way', async () => {
  const { mobile: _mobile, ...phoneless } = town.owner
  const missed = await storedDelivery(service, {
    order: { applicant: phoneless },
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '42'),
  })
  expect(await follow(missed)).toMatchObject({
    hasPhoneOnFile: false,
    failure: `这次没有成功。请拨打 ${service.settings.brand.hotline} 重新约定。`,
  })
})

test('a code or a reason that nobody here knows is passed over, and the delivery is shown', async () => {
  const { ref } = await storedDelivery(service, {
    events: deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '41'),
  })
  const ofDelivery = service.db.updateTable('delivery_event').where('order_id', '=', ref.id)
  await ofDelivery.set({ code: '99' }).where('seq', '=', 2).execute()
  const facts = JSON.stringify({ reason: 'drone-lost' })
  await ofDelivery.set({ facts }).where('seq', '=', 3).execute()
  expect(await follow({ ref })).toMatchObject({
    code: '41',
    steps: [{}, {}, { doing: '这次没有成功。' }, {}, {}],
  })
})
