import { beforeAll, beforeEach, expect, test } from 'vitest'
import { importerOf, importRows, openImporter, storeProducts } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents } from '../../../../test/subjects/deliveries.ts'
import {
  carDelivery,
  followDelivery,
  foundDeliveries,
  storeImportedOrder,
  storePaidOrder,
  tellDeliveries,
} from '../../../../test/subjects/imported-deliveries.ts'
import { storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { deliveryFromCore } from '../../../demo/from-core/delivery-from-core.ts'
import { demoDeliveries } from '../../../demo/orders/demo-orders.ts'
import type { Db } from '../../../platform/database/database.ts'
import { orderRefOf } from '../../deliveries/store/order-ref.ts'
import { storeDeliveries } from '../../deliveries/store/store-deliveries.ts'
import { fulfilOrder } from '../store/fulfil-order.ts'
import { lockOrder } from '../store/order.repository.ts'
import { storeOrders } from '../store/store-orders.ts'
import { deliveries } from './deliveries.ts'

const since = '2026-11-19T02:00:00Z'
const carrier = { code: 'JD', trackingNo: 'JDVA01048350066' }
const courier = { name: '陈师傅', phone: '13300009988' }

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [])
})
beforeEach(() => service.passTime(24 * 3600))

test.each([false, true])(
  'papers are found by ID number, frame and gift card (%s) with who brings them; told again changes nothing',
  async (hasGiftCard) => {
    const delivery = carDelivery({ carrier, courier, order: { hasGiftCard } })
    await storePaidOrder(service, delivery)
    expect(await foundDeliveries(service, delivery)).toEqual([])
    expect(await tellDeliveries(service, delivery)).toMatchObject({ added: 1, reasons: [] })
    const shown = [
      {
        code: '2',
        statusText: '配送中',
        carrier: { name: '京东物流', trackingNo: carrier.trackingNo },
        courier,
        maskedAddress: '浙江省杭州市西湖区****',
        contents: ['纸质保单', '交强险标志'],
      },
    ]
    expect(await foundDeliveries(service, delivery)).toMatchObject(shown)
    expect(await tellDeliveries(service, delivery)).toMatchObject({ unchanged: 1 })
    expect(await foundDeliveries(service, delivery)).toMatchObject(shown)
    const other = { ...delivery, order: { ...delivery.order, hasGiftCard: !hasGiftCard } }
    expect(await foundDeliveries(service, other)).toEqual([])
  },
)

test('what is told otherwise replaces what was told: where it goes, who brings it and how far it has come', async () => {
  const delivery = carDelivery({ carrier })
  await storePaidOrder(service, delivery)
  await tellDeliveries(service, delivery)
  const told = {
    ...delivery,
    carrier: { code: 'SF', trackingNo: 'SF1390001122334' },
    destination: { ...delivery.destination, countyCode: '33010800' },
    events: deliveryEvents('2026-11-19T02:30:00Z', '0', '1', '2', '3'),
  }
  expect(await tellDeliveries(service, told)).toMatchObject({ changed: 1, reasons: [] })
  const { read } = await followDelivery(service, delivery)
  expect(await read()).toMatchObject({
    status: 'received',
    steps: [{}, {}, { at: '2026-11-19 14:30' }, { at: '2026-11-19 16:30' }],
    maskedAddress: '浙江省杭州市滨江区****',
    carrier: { name: '顺丰速运' },
  })
})

test('papers that are paid to the courier go on once they are paid here', async () => {
  const order = { status: 'on-delivery', isOnline: false } as const
  const events = deliveryEvents(since, '0', '1', '2')
  const delivery = carDelivery({ order, sequence: 'A', events })
  await storeImportedOrder(service, delivery.order)
  const early = { ...delivery, events: deliveryEvents(since, '0', '1', '2', '3') }
  expect((await tellDeliveries(service, early)).reasons).toEqual([
    'events: tells what follows payment, and its order is not paid',
  ])
  expect(await tellDeliveries(service, delivery)).toMatchObject({ added: 1, reasons: [] })
  const { read, ref } = await followDelivery(service, delivery)
  expect(await read()).toMatchObject({ code: '2', collects: 765_400 })
  const { clock } = service
  await fulfilOrder(service, await lockOrder(service, ref), clock.now())
  expect(await tellDeliveries(service, { ...delivery, courier })).toMatchObject({ reasons: [] })
  const paid = await read()
  expect(paid).toMatchObject({ code: '3', statusText: '准备配送保单' })
  expect(paid.collects).toBeUndefined()
})

test('what began here as paid in advance is not told as paid to the courier', async () => {
  const order = { status: 'on-delivery', isOnline: false } as const
  const delivery = carDelivery({ order, sequence: 'A' })
  await storeImportedOrder(service, delivery.order)
  const { clock } = service
  const ref = orderRefOf(service.keys, delivery.order)
  await fulfilOrder(service, await lockOrder(service, ref), clock.now())
  expect((await tellDeliveries(service, delivery)).reasons).toEqual([
    'sequence: the delivery is stored as B',
  ])
})

test('deliveries of the demo can be told in a file, and are stored as the demo stores them', async () => {
  const told = demoDeliveries('2026-11-22')
  const importer = await openImporter()
  const other = await createTestDatabase()
  await storeProducts(other)
  for (const { db } of [importer.database, other]) {
    await storeOrders(
      { db, keys: importer.keys },
      told.map(({ order }) => order),
    )
    const paid = told.filter(({ paidAt }) => paidAt !== undefined)
    const ids = paid.map(({ order }) => orderRefOf(importer.keys, order).id)
    await db.updateTable('customer_order').set({ status: 'paid' }).where('id', 'in', ids).execute()
  }
  await storeDeliveries({ db: other.db, keys: importer.keys }, told)
  const imported = await importRows(importer.give, deliveries, told.map(deliveryFromCore))
  expect(imported).toMatchObject({ added: told.length, reasons: [] })
  for (const table of ['delivery', 'delivery_event', 'delivery_lookup_key'] as const) {
    expect(await rowsIn(importer.database.db, table)).toEqual(await rowsIn(other.db, table))
  }
  await importer.close()
  await other.drop()
})

/** Rows of a table without what is sealed, which differs each time, and without who told them. */
async function rowsIn(db: Db, table: 'delivery' | 'delivery_event' | 'delivery_lookup_key') {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows
    .map((row) => JSON.stringify({ ...row, sealed: undefined, is_of_core: undefined }))
    .sort()
}

const at = '2026-11-19T02:00:00Z'

test.each([
  ['orderNo: no such order of this insured is stored', { orderNo: 'D202611200000000000' }],
  ['orderNo: no such order of this insured is stored', { insuredIdNumber: '110199198506151375' }],
  ['orderNo: its order is not paid', {}],
  ['sequence: is A, and its order is paid in advance', { sequence: 'A' }],
  ['sequence: is neither A nor B', { sequence: 'C' }],
  ['destination.countyCode: is no area of the list', { destination: { countyCode: '33019900' } }],
  ['destination.agreed.day: ', { destination: { agreed: { day: '2026-02-30' } } }],
  ['events: has a code that its sequence does not have', { events: [{ code: '61', at }] }],
  ['events: only a try that failed', { events: [{ code: '2', at, reason: 'no-answer' }] }],
  ['events: only a try that failed', { events: [{ code: '41', at, change: 'another-address' }] }],
  ['events.0.reason: ', { events: [{ code: '41', at, reason: 'rain' }] }],
  [
    'events.0: only another-time has a slot',
    { events: [{ code: '1', at, change: 'another-time' }] },
  ],
  [
    'events: tells one event twice',
    {
      events: [
        { code: '1', at },
        { code: '1', at },
      ],
    },
  ],
  ['carrier.trackingNo: ', { carrier: { code: 'SF', trackingNo: 'SF 1 2' } }],
])('a row is rejected with its reason: %s', async (reason, wrong) => {
  const delivery = carDelivery()
  await storeImportedOrder(service, delivery.order)
  const told = deliveryFromCore(delivery)
  const destination = { ...told.destination, ...('destination' in wrong ? wrong.destination : {}) }
  const row = { ...told, ...wrong, destination }
  const { reasons } = await importRows(importerOf(service), deliveries, [row])
  expect(reasons).toEqual([expect.stringContaining(reason)])
  expect(await foundDeliveries(service, delivery)).toEqual([])
})
