import { randomUUID } from 'node:crypto'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { testKeys } from '../../test/test-keys.ts'
import { readCannedAnswers } from '../domains/customer-service/store/canned-answer.repository.ts'
import { readClauses } from '../domains/policies/store/clause.repository.ts'
import { plateLookupKey } from '../domains/policies/store/policy-lookup-keys.ts'
import { policySearchOn } from '../domains/policies/store/policy-search.ts'
import { readLeadNotes } from '../domains/purchases/store/lead.repository.ts'
import { findLeads } from '../domains/purchases/store/lead-search.ts'
import { OperatorFault } from '../platform/operator/operator-fault.ts'
import { cars } from './cars.ts'
import { demoDay, markAsDemo, refuseDemoData } from './demo-marker.ts'
import { demoPolicies } from './demo-policies.ts'
import { fewStaff } from './demo-size.ts'
import { loadDemoIfEmpty } from './load-demo.ts'
import { people } from './people.ts'
import { demoCannedAnswers } from './staff/demo-staff.ts'

const keys = testKeys()

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

function load(today: string): Promise<'loaded' | 'kept'> {
  const now = () => new Date(`${today}T04:00:00Z`)
  return loadDemoIfEmpty({ db: database.db, keys, clock: { now, today: () => today } }, fewStaff)
}

test('an empty database is filled once and keeps the day of its first start', async () => {
  const { db } = database
  expect(await demoDay(db)).toBeUndefined()
  expect(await load('2026-11-20')).toBe('loaded')
  expect(await load('2027-03-01')).toBe('kept')
  expect(await demoDay(db)).toBe('2026-11-20')

  const behind = await policySearchOn({ ...database, keys }).behind(
    plateLookupKey(keys, '京A8K621', people.main.idNumber),
  )
  const issued = demoPolicies('2026-11-20').filter(
    ({ insured, vehicle }) => insured === people.main && vehicle !== undefined,
  )
  expect(behind.map(({ policyNo }) => policyNo).sort()).toEqual(
    issued.map(({ policyNo }) => policyNo).sort(),
  )
  expect(behind[0]?.vehicle?.frameNo).toBe(cars.main.frameNo)
  const [mainClause] = await readClauses({ db }, 'DAA')
  expect(mainClause?.chapters[0]?.title).toBe('第一章 总则')
})

test('whoever works at the desk has the same answers at hand, each once', async () => {
  await load('2026-11-20')
  const atHand = await readCannedAnswers(database, randomUUID())
  expect(atHand.map(({ title }) => title).sort()).toEqual(
    demoCannedAnswers()
      .map(({ title }) => title)
      .sort(),
  )
  expect(new Set(atHand.map(({ text }) => text)).size).toBe(demoCannedAnswers().length)
})

test('who wants to buy waits, is spoken with or is done, and what was said on the phone is noted', async () => {
  await load('2026-11-20')
  const store = { db: database.db, keys }
  expect(await leadsThatAre('open')).toHaveLength(3)
  const [called] = await leadsThatAre('called')
  expect(called?.handler?.name).toBe('周子航')
  const [closed] = await leadsThatAre('closed')
  const notes = closed && (await readLeadNotes(store, closed.ref))
  expect(notes?.map(({ status, by }) => `${status} ${by.name}`)).toEqual([
    'called 许文静',
    'closed 许文静',
  ])

  function leadsThatAre(status: LeadStatus) {
    const chosen = {
      status,
      product: undefined,
      handlerId: undefined,
      from: undefined,
      within: undefined,
      to: undefined,
    }
    return findLeads(store, chosen, { limit: 10 })
  }
})

test('two services that start at once on one database load it once', async () => {
  const outcomes = await Promise.all([load('2026-11-20'), load('2026-11-20')])
  expect(outcomes.sort()).toEqual(['kept', 'loaded'])
})

test('a database with data of somebody else is refused and left alone', async () => {
  const { db } = database
  await db.insertInto('product').values({ code: 'ABC', kind: 'accident', name: '别家' }).execute()
  await expect(load('2026-11-20')).rejects.toThrow('set ECENTER_MODE=production')
  expect(await demoDay(db)).toBeUndefined()
  expect(await db.selectFrom('policy').select('id').execute()).toEqual([])
})

test('production is told to take another database than that of a demo', async () => {
  await refuseDemoData(database.db)
  await markAsDemo(database.db, '2026-11-20')
  await expect(refuseDemoData(database.db)).rejects.toThrow(OperatorFault)
})
