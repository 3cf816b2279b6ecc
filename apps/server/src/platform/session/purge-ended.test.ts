import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { newVisitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { readLooks } from '../../domains/person/store/access-log.ts'
import { personKey } from '../../domains/policies/store/other-lookup-keys.ts'
import { purgeEnded } from './purge-ended.ts'

const service = serviceOfTests()

test('what has ended is removed, what lives stays', async () => {
  const { db, clock } = service
  const count = async (table: 'session' | 'visitor_grant' | 'counter') =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).execute())[0]?.rows

  const ended = newVisitor(service)
  await ended.lookUp({ car: cars.main, person: people.main })
  await service.passTime(9 * 3600)
  const living = newVisitor(service)
  await living.lookUp({ car: cars.main, person: people.main })
  const grants = await db.selectFrom('visitor_grant').selectAll().execute()

  await purgeEnded(db, clock)
  const session = await living.session()
  expect(await count('session')).toBe(1)
  expect(await count('visitor_grant')).toBe(
    grants.filter(({ session_id }) => session_id === session.id).length,
  )
  expect(await count('counter')).toBeGreaterThan(0)
  expect(await living.session()).toEqual(session)
})

test('who looked is kept for three years', async () => {
  const { db, clock } = service
  const count = async () =>
    (await db.selectFrom('person_access').select(db.fn.countAll<number>().as('rows')).execute())[0]
      ?.rows
  await db.deleteFrom('person_access').execute()
  const old = newVisitor(service)
  await old.lookUp({ car: cars.main, person: people.main })
  const before = await count()
  expect(before).toBeGreaterThan(0)
  await service.passTime(3 * 365 * 86_400 - 60)
  await purgeEnded(db, clock)
  expect(await count()).toBe(before)
  await service.passTime(120)
  const late = newVisitor(service)
  await late.lookUp({ car: cars.main, person: people.main })
  await purgeEnded(db, clock)
  expect(await count()).toBe(1)
})

test('that staff looked, and why, is kept for five years', async () => {
  const { db, clock } = service
  await db.deleteFrom('person_access').execute()
  const desk = await deskVisitor(service, ['claims'])
  await desk.get(choosePurpose, { purpose: 'case' })
  await desk.get(searchCustomers, { words: people.main.idNumber })
  const key = personKey(service.keys, people.main.idNumber)
  const reasons = async () => (await readLooks(service, key)).looks.map(({ reason }) => reason)
  await service.passTime(5 * 365 * 86_400 - 60)
  await purgeEnded(db, clock)
  expect(await reasons()).toEqual(['办理理赔或申诉'])
  await service.passTime(120)
  await purgeEnded(db, clock)
  expect(await reasons()).toEqual([])
})

test('a session that nobody used for half an hour is removed, though its day is not over', async () => {
  const { db, clock } = service
  const left = newVisitor(service)
  await left.open()
  await service.passTime(20 * 60)
  const used = newVisitor(service)
  await used.open()
  await service.passTime(11 * 60)
  await purgeEnded(db, clock)
  const sessions = await db.selectFrom('session').select('uuid').execute()
  expect(sessions).toEqual([{ uuid: used.caller.uuid }])
})
