import { beforeAll, expect, test } from 'vitest'
import { deliveryFromCore } from '../../src/demo/from-core/delivery-from-core.ts'
import { readDelivery } from '../../src/domains/deliveries/store/delivery.repository.ts'
import { upsert } from '../push-rows.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { deliveryEvents } from '../subjects/deliveries.ts'
import {
  type CarDelivery,
  carDelivery,
  followDelivery,
  storePaidOrder,
  tellDeliveries,
} from '../subjects/imported-deliveries.ts'
import { storeInTown } from '../subjects/policies/other-policies.ts'
import { answeringCoreOf, eventsAsked } from '../wishes.ts'

const service = serviceOfTests({ demo: false })
const core = answeringCoreOf(service)
beforeAll(() => storeInTown(service, []))

const tried = deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2', '41')
const anotherTime = {
  kind: 'another-time',
  slot: { day: '2026-11-23', hours: '18:00–21:00' },
} as const
const anotherAddress = {
  kind: 'another-address',
  countyCode: '33010800',
  address: '滨盛路 1688 号 2 幢 502 室',
} as const
const reason = '该区域当天没有配送班次，请换一天'

/** A try that failed, told by the core, and the customer who asks for something else. */
async function asked(...wishes: readonly Parameters<Visit['change']>[0][]) {
  const delivery = carDelivery({ events: tried })
  await storePaidOrder(service, delivery)
  await tellDeliveries(service, delivery)
  const visit = await followDelivery(service, delivery)
  const before = await visit.read()
  for (const wish of wishes) {
    await service.passTime(1)
    await visit.change(wish)
  }
  const events = await eventsAsked(service, 'delivery-change', visit.ref.id)
  return {
    ...{ delivery, visit, before, events },
    eventId: events.at(-1) ?? '',
    stored: () => readDelivery(service, { object: visit.ref }),
  }
}
type Visit = Awaited<ReturnType<typeof followDelivery>>

function told(delivery: CarDelivery, given: Partial<CarDelivery['destination']> = {}) {
  return deliveryFromCore({ ...delivery, destination: { ...delivery.destination, ...given } })
}

const agreed = { day: '2026-11-25', hours: '09:00–12:00' } as const

test('a change is shown as asked for, and stays whatever the core tells without naming it', async () => {
  const { delivery, visit, stored } = await asked(anotherTime, anotherAddress)
  expect((await visit.read()).wishes).toMatchObject([
    { kind: 'another-time', status: 'asked' },
    { kind: 'another-address', status: 'asked' },
  ])
  const events = [...tried, ...deliveryEvents('2026-11-21T02:00:00Z', '2', '41')]
  const row = { ...told(delivery, { agreed }), ...told({ ...delivery, events }) }
  expect(await core.push('deliveries', [upsert(row)])).toMatchObject([{ result: 'accepted' }])
  const { countyCode, address } = anotherAddress
  expect(await stored()).toMatchObject({ agreed: anotherTime.slot, countyCode, address })
})

test('the row that names the event tells what holds, also where that is something else', async () => {
  const { delivery, visit, stored, eventId } = await asked(anotherTime)
  await core.push('deliveries', [upsert(told(delivery, { agreed }), 1, { answers: eventId })])
  expect(await stored()).toMatchObject({ agreed })
  expect((await visit.read()).wishes).toMatchObject([{ status: 'answered' }])
  await core.push('deliveries', [upsert(told(delivery), 2)])
  expect(await stored()).toMatchObject({ agreed: undefined })
})

test('a refusal undoes it: the try that failed is at hand again, with the reason beside it', async () => {
  const { visit, before, stored, eventId } = await asked(anotherTime)
  await core.refuse(eventId, reason)
  const { wishes, ...now } = await visit.read()
  expect(now).toEqual({ ...before, wishes: undefined })
  expect(wishes).toMatchObject([{ kind: 'another-time', status: 'refused', reason }])
  expect(await stored()).toMatchObject({ agreed: undefined })
})

test('what the core told meanwhile is what a refusal brings back', async () => {
  const { delivery, stored, eventId } = await asked(anotherAddress)
  const address = '文三路 90 号 6 幢 101 室'
  await core.push('deliveries', [upsert(told(delivery, { address }))])
  expect(await stored()).toMatchObject({ address: anotherAddress.address })
  await core.refuse(eventId, reason)
  expect(await stored()).toMatchObject({ address })
})

test('papers that were not to come are on their way again once that is refused', async () => {
  const { visit, eventId } = await asked({ kind: 'electronic-only' })
  expect(await visit.read()).toMatchObject({ status: 'electronic-only' })
  expect(await core.refuse(eventId, reason)).toMatchObject({ result: 'accepted' })
  expect(await visit.read()).toMatchObject({ status: 'failed' })
})

test('of two changes of one kind the last is asked for; refused, both are gone', async () => {
  const other = { kind: 'another-time', slot: { day: '2026-11-24', hours: '09:00–12:00' } } as const
  const { before, stored, visit, eventId } = await asked(anotherTime, other)
  expect(await stored()).toMatchObject({ agreed: other.slot })
  await core.refuse(eventId, reason)
  expect(await visit.read()).toMatchObject({ steps: before.steps })
})

test('the same answer again changes nothing, and what nobody asked for is told so', async () => {
  const { eventId } = await asked(anotherTime)
  expect(await core.accept(eventId)).toEqual({ line: 1, result: 'accepted' })
  expect(await core.accept(eventId)).toEqual({ line: 1, result: 'unchanged' })
  const nobodys = '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e90'
  expect(await core.accept(nobodys)).toEqual({
    line: 1,
    result: 'rejected',
    reason: 'answers: nothing was asked for by it',
  })
})

test('an answer that fails here is to be sent again, and the others of its call are stored', async () => {
  const broken = await asked(anotherTime)
  const whole = await asked(anotherTime)
  const wishOf = (eventId: string) => service.db.updateTable('wish').where('event_id', '=', eventId)
  const { sealed } = await service.db
    .selectFrom('wish')
    .select('sealed')
    .where('event_id', '=', broken.eventId)
    .executeTakeFirstOrThrow()
  const lines = [whole, broken, whole].map(({ eventId }) => ({
    answers: eventId,
    result: 'accepted',
  }))
  await wishOf(broken.eventId)
    .set({ sealed: Buffer.from('nothing that opens') })
    .execute()
  expect((await core.push('answers', lines)).map(({ result }) => result)).toEqual([
    'accepted',
    'unavailable',
    'unchanged',
  ])
  await wishOf(broken.eventId).set({ sealed }).execute()
  expect((await core.push('answers', lines)).map(({ result }) => result)).toEqual([
    'unchanged',
    'accepted',
    'unchanged',
  ])
})
