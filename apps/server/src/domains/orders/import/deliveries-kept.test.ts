import {
  addDeliveryEvent,
  findDelivery,
  readDelivery as readAtDesk,
} from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { deliveryEvents } from '../../../../test/subjects/deliveries.ts'
import {
  type CarDelivery,
  carDelivery,
  followDelivery,
  storeImportedOrder,
  storePaidOrder,
  tellDeliveries,
} from '../../../../test/subjects/imported-deliveries.ts'
import { storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { acceptAll } from '../../../../test/wishes.ts'
import { readDelivery } from '../../deliveries/store/delivery.repository.ts'
import { fulfilOrder } from '../store/fulfil-order.ts'
import { lockOrder } from '../store/order.repository.ts'

const since = '2026-11-19T02:00:00Z'
/** Before and after what customers change at the tests' noon. */
const tried = deliveryEvents(since, '0', '1', '2', '41')
const [triedAgain, failedAgain] = deliveryEvents('2026-11-21T02:00:00Z', '2', '41')

const anotherTime = {
  kind: 'another-time',
  slot: { day: '2026-11-23', hours: '18:00–21:00' },
} as const
const anotherAddress = {
  kind: 'another-address',
  countyCode: '33010800',
  address: '滨盛路 1688 号 2 幢 502 室',
} as const

const service = serviceOfTests({ demo: false })
beforeAll(async () => {
  await storeInTown(service, [])
})

/** A delivery that was told, and who follows it. */
async function importedWith(events: CarDelivery['events']) {
  const delivery = carDelivery({ events })
  await storePaidOrder(service, delivery)
  await tellDeliveries(service, delivery)
  const visit = await followDelivery(service, delivery)
  return { delivery, visit, stored: () => readDelivery(service, { object: visit.ref }) }
}

test('another time and address that a customer asked for stay when the core tells more', async () => {
  const { delivery, visit, stored } = await importedWith(tried)
  await visit.change(anotherTime)
  await visit.change(anotherAddress)
  const changed = await visit.read()
  expect(changed).toMatchObject({ code: '1', expected: '11月23日 18:00–21:00 送到' })
  const told = {
    ...delivery,
    destination: {
      ...delivery.destination,
      recipient: { name: '沈国强', mobile: '13300000512' },
      agreed: { day: '2026-11-22', hours: '09:00–12:00' },
    },
    courier: { name: '陈师傅', phone: '13300009988' },
  } as const
  expect(await tellDeliveries(service, told)).toMatchObject({ changed: 1, reasons: [] })
  const { countyCode, address } = anotherAddress
  expect(await stored()).toMatchObject({
    ...{ agreed: anotherTime.slot, countyCode, address },
    recipient: told.destination.recipient,
  })
  const { maskedMobile, ...rest } = await visit.read()
  expect(maskedMobile).not.toBe(changed.maskedMobile)
  expect({ ...rest, maskedMobile: changed.maskedMobile }).toEqual(changed)
})

test('a time that a customer chose is over with the next try that failed; the address stays', async () => {
  const { delivery, visit, stored } = await importedWith(tried)
  await visit.change(anotherTime)
  await visit.change(anotherAddress)
  await acceptAll(service, 'delivery-change', visit.ref.id)
  if (triedAgain === undefined || failedAgain === undefined) throw new Error('two were told')
  const agreed = { day: '2026-11-25', hours: '09:00–12:00' } as const
  const destination = { ...delivery.destination, agreed }
  await tellDeliveries(service, { ...delivery, destination, events: [...tried, triedAgain] })
  expect(await stored()).toMatchObject({ agreed: anotherTime.slot })
  const events = [...tried, triedAgain, failedAgain]
  await tellDeliveries(service, { ...delivery, destination, events })
  const { countyCode } = anotherAddress
  expect(await stored()).toMatchObject({ agreed, countyCode })
  expect(await visit.read()).toMatchObject({ status: 'failed' })
})

test('a later change of the same kind that the core has noted takes the place of the one made here', async () => {
  const { delivery, visit, stored } = await importedWith(tried)
  await visit.change(anotherAddress)
  await acceptAll(service, 'delivery-change', visit.ref.id)
  const change = {
    at: new Date('2026-11-21T02:00:00Z'),
    code: '1',
    facts: { change: 'another-address' },
  } as const
  const { address } = delivery.destination
  await tellDeliveries(service, { ...delivery, events: [...tried, change] })
  expect(await stored()).toMatchObject({ address })
})

test('who wants no paper any more gets none, whatever is told later', async () => {
  const { delivery, visit } = await importedWith(tried)
  await visit.change({ kind: 'electronic-only' })
  if (triedAgain === undefined) throw new Error('two were told')
  await tellDeliveries(service, { ...delivery, events: [...tried, triedAgain] })
  expect(await visit.read()).toMatchObject({ status: 'electronic-only' })
  const row = await service.db
    .selectFrom('delivery')
    .select('is_electronic_only')
    .where('order_id', '=', visit.ref.id)
    .executeTakeFirst()
  expect(row).toEqual({ is_electronic_only: true })
})

test('what the desk noted stays, and what both have told is told once', async () => {
  const { delivery, visit } = await importedWith(deliveryEvents(since, '0', '1', '2'))
  const clerk = await deskVisitor(service, ['claims'])
  const { deliveryId } = await clerk.get(findDelivery, { number: delivery.order.orderNo })
  const at = '2026-11-20T09:00'
  await clerk.get(addDeliveryEvent, { deliveryId, version: 3, code: '3', at })
  const noted = { at: new Date('2026-11-20T01:00:00Z'), code: '3', facts: {} } as const
  const events = [...deliveryEvents('2026-11-19T02:10:00Z', '0', '1', '2'), noted]
  expect(await tellDeliveries(service, { ...delivery, events })).toMatchObject({ reasons: [] })
  const shown = await clerk.get(readAtDesk, { deliveryId })
  expect(shown.events.map(({ code, at: told }) => [code, told])).toEqual([
    ['0', '2026-11-19 10:10'],
    ['1', '2026-11-19 12:10'],
    ['2', '2026-11-19 14:10'],
    ['3', '2026-11-20 09:00'],
  ])
  expect(await visit.read()).toMatchObject({ status: 'received' })
})

test('a delivery that began when its order was paid here goes on by what the core tells', async () => {
  const delivery = carDelivery({ events: deliveryEvents('2026-11-20T05:00:00Z', '2') })
  await storeImportedOrder(service, delivery.order)
  const { clock } = service
  const { ref, read } = await followDelivery(service, delivery)
  await fulfilOrder(service, await lockOrder(service, ref), clock.now())
  expect(await tellDeliveries(service, delivery)).toMatchObject({ added: 1, reasons: [] })
  expect(await read()).toMatchObject({ code: '2', stepNumber: 3 })
})

test('an older file that tells less takes nothing back; papers that arrived stay where they are', async () => {
  const { delivery, visit } = await importedWith(deliveryEvents(since, '0', '1', '2', '3'))
  const before = await visit.read()
  const events = deliveryEvents(since, '0', '1')
  const destination = { ...delivery.destination, countyCode: '33010500' }
  const older = { ...delivery, events, destination }
  expect(await tellDeliveries(service, older)).toMatchObject({ changed: 1, reasons: [] })
  expect(await visit.read()).toEqual(before)
})
