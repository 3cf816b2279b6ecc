import { queryCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { queryCorrect, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { beforeEach, expect, test } from 'vitest'
import { claimFromCore } from '../../src/demo/from-core/claim-from-core.ts'
import { orderFromCore } from '../../src/demo/from-core/order-from-core.ts'
import { residentId } from '../../src/demo/made-up-numbers.ts'
import { claims } from '../../src/domains/claims/import/claims.ts'
import { orders } from '../../src/domains/orders/import/orders.ts'
import { policies } from '../../src/domains/policies/import/policies.ts'
import { plateWishOf } from '../../src/domains/policies/store/plate-wish.ts'
import { type NewPolicy, policyRefOf } from '../../src/domains/policies/store/store-policies.ts'
import { wishesAbout } from '../../src/platform/wishes/wish.ts'
import { importerOf, importRows } from '../imports.ts'
import { upsert } from '../push-rows.ts'
import { serviceOfTests } from '../service-of-tests.ts'
import { claimOn } from '../subjects/claims.ts'
import { carPolicyOf, storeInTown } from '../subjects/policies/other-policies.ts'
import { orderOf, partOf } from '../subjects/stored-orders.ts'
import { newSession, type Visitor } from '../visitor.ts'
import { answeringCoreOf, eventsAsked } from '../wishes.ts'

const reason = '行驶证上的车牌号不是这个，请核对后再试'

const service = serviceOfTests({ demo: false })
const core = answeringCoreOf(service)
beforeEach(() => service.passTime(2 * 3600))

let cars = 0

/** A car with a policy that the core told, whose owner asks for another plate. */
async function askedCar() {
  cars += 1
  const serial = String(cars).padStart(2, '0')
  const [oldPlate, newPlate] = [`浙A7W5${serial}`, `浙A8W5${serial}`] as const
  const owner = {
    name: '岑远帆',
    idNumber: residentId('3301', '1979-04-05', 700 + cars),
    mobile: `133000007${serial}`,
  }
  const policy = carPolicyOf(owner, oldPlate)
  await storeInTown(service, [policy])
  const { policy_id: id } = policyRefOf(service.keys, policy)
  const visitor = await newSession(service)
  const [row] = await visitor.lookUp({ car: { licenseNo: oldPlate }, person: owner })
  const handle = row?.handle ?? ''
  await ask(visitor, handle, newPlate)
  const [eventId = ''] = await eventsAsked(service, 'plate-correction', id)
  return { owner, oldPlate, newPlate, policy, id, visitor, handle, eventId }
}

type AskedCar = Awaited<ReturnType<typeof askedCar>>

async function ask(visitor: Visitor, handle: string, licenseNo: string): Promise<void> {
  await service.passTime(61)
  await visitor.proveOnFile(handle, 'correct-plate')
  await visitor.get(updateCorrect, { handle, licenseNo })
}

/** How the customer sees it. */
async function seen({ visitor, handle }: AskedCar) {
  await service.passTime(61)
  await visitor.proveOnFile(handle)
  const { licenseNo, wish } = await visitor.get(queryCorrect, { handle })
  return { licenseNo, status: wish?.status, reason: wish?.reason }
}

async function finds({ owner }: AskedCar, licenseNo: string): Promise<boolean> {
  const visitor = await newSession(service)
  await service.passTime(3600)
  const found = await visitor.lookUp({ car: { licenseNo }, person: owner }).catch(() => [])
  return found.length > 0
}

function rowOf(policy: NewPolicy, licenseNo?: string) {
  const { endorsements: _, vehicle, ...row } = policy
  return { ...row, vehicle: vehicle && { ...vehicle, licenseNo: licenseNo ?? vehicle.licenseNo } }
}

async function endorsementsOf({ id }: AskedCar): Promise<number> {
  const rows = await service.db
    .selectFrom('endorsement')
    .select('id')
    .where('policy_id', '=', id)
    .execute()
  return rows.length
}

test('a corrected plate is shown as asked for, and no row of a call or file hides it', async () => {
  const car = await askedCar()
  expect(await seen(car)).toEqual({ licenseNo: car.newPlate, status: 'asked', reason: undefined })
  const file = await importRows(importerOf(service), policies, [rowOf(car.policy)])
  expect(file).toMatchObject({ rejected: 0 })
  expect(await core.push('policies', [upsert(rowOf(car.policy), 1)])).toMatchObject([
    { result: 'accepted' },
  ])
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate, status: 'asked' })
  expect([await finds(car, car.newPlate), await finds(car, car.oldPlate)]).toEqual([true, true])
})

test('the row that names the event makes it fact, whichever plate it tells', async () => {
  const car = await askedCar()
  const answers = car.eventId
  await core.push('policies', [upsert(rowOf(car.policy, car.newPlate), 1, { answers })])
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate, status: 'answered' })
  expect(await endorsementsOf(car)).toBe(1)

  const other = await askedCar()
  const told = upsert(rowOf(other.policy, '浙A9W599'), 1, { answers: other.eventId })
  await core.push('policies', [told])
  expect(await seen(other)).toMatchObject({ licenseNo: '浙A9W599', status: 'answered' })
  expect([await finds(other, '浙A9W599'), await finds(other, other.newPlate)]).toEqual([
    true,
    false,
  ])
  expect(await endorsementsOf(other)).toBe(0)
})

test('a row that tells the very plate needs no name, as files have none', async () => {
  const car = await askedCar()
  await importRows(importerOf(service), policies, [rowOf(car.policy, car.newPlate)])
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate, status: 'answered' })
  await importRows(importerOf(service), policies, [rowOf(car.policy)])
  expect(await seen(car)).toMatchObject({ licenseNo: car.oldPlate })
})

test('a refusal brings back the old plate and what it leads to, and says why', async () => {
  const car = await askedCar()
  expect(await core.refuse(car.eventId, reason)).toEqual({ line: 1, result: 'accepted' })
  expect(await seen(car)).toEqual({ licenseNo: car.oldPlate, status: 'refused', reason })
  expect([await finds(car, car.oldPlate), await finds(car, car.newPlate)]).toEqual([true, false])
  expect(await endorsementsOf(car)).toBe(0)
})

test('what the core told meanwhile is what a refusal brings back', async () => {
  const car = await askedCar()
  await core.push('policies', [upsert(rowOf(car.policy, '浙A9W598'), 1)])
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate })
  await core.refuse(car.eventId, reason)
  expect(await seen(car)).toMatchObject({ licenseNo: '浙A9W598', status: 'refused' })
})

test('claims and orders of the car are found by a refused plate no more', async () => {
  const car = await askedCar()
  const { owner } = car
  const give = importerOf(service)
  await importRows(give, claims, [claimFromCore(claimOn(car.policy))])
  const parts = [partOf('DAA', { insured: owner, vehicle: car.policy.vehicle })]
  await importRows(give, orders, [orderFromCore(orderOf({ applicant: owner, parts }))])
  const found = async (licenseNo: string) => {
    await service.passTime(3600)
    const visitor = await newSession(service)
    await visitor.passSlide()
    const asked = { licenseNo, identifyNumber: owner.idNumber }
    const claim = await visitor.ask(queryCarClaim, asked)
    await visitor.passSlide()
    const order = await visitor.ask(findOrders, { ...asked, applyMobile: owner.mobile })
    return [claim.code, order.code]
  }
  expect(await found(car.newPlate)).toEqual(['1', '1'])
  await core.refuse(car.eventId, reason)
  expect(await found(car.newPlate)).toEqual(['1007', '1007'])
  expect(await found(car.oldPlate)).toEqual(['1', '1'])
})

test('an answer counts once: the same again changes nothing, another one is refused', async () => {
  const car = await askedCar()
  expect(await core.accept(car.eventId)).toMatchObject({ result: 'accepted' })
  expect(await core.accept(car.eventId)).toMatchObject({ result: 'unchanged' })
  expect(await core.refuse(car.eventId, reason)).toEqual({
    line: 1,
    result: 'rejected',
    reason: 'answers: was answered otherwise before',
  })
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate, status: 'answered' })
})

test('a row of another policy answers nothing of this one', async () => {
  const [car, other] = [await askedCar(), await askedCar()]
  const answers = car.eventId
  const [pushed] = await core.push('policies', [upsert(rowOf(other.policy), 1, { answers })])
  expect(pushed).toMatchObject({ result: 'accepted' })
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate, status: 'asked' })
  expect(await seen(other)).toMatchObject({ licenseNo: other.newPlate, status: 'asked' })
})

test('of two corrections the last one is asked for, and the first is nothing that comes back', async () => {
  const car = await askedCar()
  const last = car.newPlate.replace('浙A8', '浙A6')
  await ask(car.visitor, car.handle, last)
  const [first = '', second = ''] = await eventsAsked(service, 'plate-correction', car.id)
  await core.refuse(first, reason)
  expect(await seen(car)).toMatchObject({ licenseNo: last, status: 'asked' })
  await core.refuse(second, reason)
  expect(await seen(car)).toMatchObject({ licenseNo: car.oldPlate, status: 'refused' })
  expect([await finds(car, car.newPlate), await finds(car, last)]).toEqual([false, false])
})

test('each correction has a number of its own, also beside those that were refused', async () => {
  const car = await askedCar()
  await ask(car.visitor, car.handle, car.newPlate.replace('浙A8', '浙A6'))
  const [first = ''] = await eventsAsked(service, 'plate-correction', car.id)
  await core.refuse(first, reason)
  await ask(car.visitor, car.handle, car.newPlate.replace('浙A8', '浙A4'))
  const wishes = await wishesAbout(service, 'plate-correction', [car.id])
  const numbers = wishes.map((wish) => plateWishOf(wish).after.endorsementNo)
  expect(numbers.map((number) => number.slice(-4))).toEqual(['0001', '0002', '0003'])
})

test('where the first of two was accepted, it holds once the second is refused', async () => {
  const car = await askedCar()
  await ask(car.visitor, car.handle, car.newPlate.replace('浙A8', '浙A6'))
  const [first = '', second = ''] = await eventsAsked(service, 'plate-correction', car.id)
  await core.accept(first)
  await core.refuse(second, reason)
  expect(await seen(car)).toMatchObject({ licenseNo: car.newPlate })
})

test('what is not answered in time is overdue, and an answer may still come', async () => {
  const car = await askedCar()
  await service.passTime(25 * 3600)
  const visitor = await newSession(service)
  const [row] = await visitor.lookUp({ car: { licenseNo: car.newPlate }, person: car.owner })
  const again = { ...car, visitor, handle: row?.handle ?? '' }
  expect(await seen(again)).toMatchObject({ status: 'overdue' })
  await core.accept(car.eventId)
  expect(await seen(again)).toMatchObject({ status: 'answered' })
})
