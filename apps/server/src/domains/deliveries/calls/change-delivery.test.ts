import type { RequestOf } from '@ecenter/contract/call.ts'
import { changeDelivery, queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents, storedDelivery } from '../../../../test/subjects/deliveries.ts'
import { partOf, provenOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'
import { appendDeliveryEvent } from '../store/append-delivery-event.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import type { Delivery } from '../store/delivery.ts'

type Wish = RequestOf<typeof changeDelivery>['wish']

const anotherTime = {
  kind: 'another-time',
  slot: { day: '2026-11-23', hours: '18:00–21:00' },
} as const
const anotherAddress = {
  kind: 'another-address',
  countyCode: '33010800',
  address: '滨盛路 1688 号 2 幢 502 室',
} as const
const electronicOnly = { kind: 'electronic-only' } as const
const failed = deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2', '41')

const service = serviceOfTests({ demo: false })

/** Somebody in a session of their own who has just typed the code for this change. */
async function visitWithCode({ ref }: Delivery) {
  const visitor = await newSession(service)
  const proof = { level: 'fresh-code', action: 'change-delivery' } as const
  await provenOrder(service, visitor, { ref })
  const handle = await provenOrder(service, visitor, { ref }, proof)
  return {
    ask: (wish: Wish) => visitor.ask(changeDelivery, { handle, wish }),
    get: (wish: Wish) => visitor.get(changeDelivery, { handle, wish }),
    follow: () => visitor.get(queryDelivery, { handle }),
  }
}

async function stored({ ref }: Delivery): Promise<Delivery> {
  const delivery = await readDelivery(service, { object: ref })
  if (delivery === undefined) throw new Error('the delivery is gone')
  return delivery
}

test('another time is agreed, and the papers are prepared again', async () => {
  const delivery = await storedDelivery(service, { events: failed })
  const visit = await visitWithCode(delivery)
  expect(await visit.get(anotherTime)).toMatchObject({
    status: 'preparing',
    code: '1',
    expected: '11月23日 18:00–21:00 送到',
    steps: [
      {},
      {},
      { title: '第 1 次配送未成功', state: 'failed' },
      {
        title: '第 2 次准备配送',
        state: 'current',
        doing: expect.stringContaining('改到11月23日'),
      },
      { title: '第 2 次配送' },
      {},
    ],
  })
  expect((await visit.follow()).slots).not.toContainEqual(anotherTime.slot)
  expect((await stored(delivery)).agreed).toEqual(anotherTime.slot)
})

test('another address in the same city is kept sealed and shown to its district', async () => {
  const delivery = await storedDelivery(service)
  const visit = await visitWithCode(delivery)
  expect(await visit.get(anotherAddress)).toMatchObject({
    maskedAddress: '浙江省杭州市滨江区****',
    steps: [{}, { doing: expect.stringContaining('新地址') }, {}, {}],
  })
  expect(await stored(delivery)).toMatchObject({ address: anotherAddress.address })
  const { rows } = await service.database.pool.query('select delivery::text as row from delivery')
  expect(JSON.stringify(rows)).not.toContain('滨盛路')
})

test('an address in another city is refused at its field, and the code is still good', async () => {
  const delivery = await storedDelivery(service)
  const visit = await visitWithCode(delivery)
  expect(await visit.ask({ ...anotherAddress, countyCode: '33020300' })).toMatchObject({
    code: '1000',
    field: 'wish.countyCode',
    message: expect.stringContaining('杭州市内'),
  })
  expect((await visit.ask(anotherAddress)).code).toBe('1')
})

test.each([
  ['today', '2026-11-20'],
  ['in six days', '2026-11-26'],
])('no courier comes %s', async (_when, day) => {
  const visit = await visitWithCode(await storedDelivery(service))
  const wish = { kind: 'another-time', slot: { day, hours: '18:00–21:00' } } as const
  expect(await visit.ask(wish)).toMatchObject({ code: '1000', field: 'wish.slot' })
})

test('who wants no paper any more gets none, for good', async () => {
  const delivery = await storedDelivery(service, { events: failed })
  const visit = await visitWithCode(delivery)
  expect(await visit.get(electronicOnly)).toMatchObject({
    status: 'electronic-only',
    headline: '不再寄送纸质保单，请使用电子保单',
    changes: [],
  })
  const again = await visitWithCode(delivery)
  expect((await again.ask(anotherTime)).code).toBe('E3020001')
})

test('one code changes a delivery once', async () => {
  const visit = await visitWithCode(await storedDelivery(service))
  expect((await visit.ask(anotherTime)).code).toBe('1')
  expect((await visit.ask(anotherAddress)).code).toBe('E3010001')
})

test('of two who change it at once, each change is noted in turn', async () => {
  const delivery = await storedDelivery(service)
  const visits = [await visitWithCode(delivery), await visitWithCode(delivery)]
  const answers = await Promise.all(visits.map(({ ask }) => ask(electronicOnly)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
  const { events } = await stored(delivery)
  expect(events.filter(({ facts }) => facts.change !== undefined)).toHaveLength(1)
})

test('what has left meanwhile is not changed any more, and the answer says so', async () => {
  const delivery = await storedDelivery(service)
  const visit = await visitWithCode(delivery)
  const at = service.clock.now()
  await appendDeliveryEvent(service, delivery.ref, { at, code: '2', facts: {} })
  expect(await visit.ask(anotherTime)).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('配送情况已有变化'),
  })
})

test('what exists on paper alone has to come', async () => {
  const parts = [partOf('DAA', { isPaperOnly: true })]
  const visit = await visitWithCode(await storedDelivery(service, { order: { parts } }))
  expect((await visit.follow()).changes).toEqual(['another-time', 'another-address'])
  expect((await visit.ask(electronicOnly)).code).toBe('E3020001')
})

test('the papers of an order that fell through are not changed', async () => {
  const delivery = await storedDelivery(service)
  await service.db
    .updateTable('customer_order')
    .set({ status: 'cancelled' })
    .where('id', '=', delivery.ref.id)
    .execute()
  const visit = await visitWithCode(delivery)
  expect((await visit.follow()).changes).toEqual([])
  expect((await visit.ask(anotherTime)).code).toBe('E3020001')
})

test('each change leaves a trace', async () => {
  const entries = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'delivery-changed')
    .execute()
  const kinds = new Set(entries.map(({ outcome }) => outcome))
  expect(kinds).toEqual(new Set(['another-time', 'another-address', 'electronic-only']))
})
