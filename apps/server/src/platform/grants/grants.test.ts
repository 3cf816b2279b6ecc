import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import { grantMissing } from '../calls/failure.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Session } from '../session/session.ts'
import { sessionsOn } from '../session/sessions.ts'
import { type Grants, grantsOn } from './grants.ts'
import { factRef, uuidOf } from './object-ref.ts'

const minutes = 60
const keys = testKeys()
const clock = testClock()
const policy = {
  kind: 'policy',
  customerKey: randomBytes(16),
  id: uuidOf(randomBytes(16)),
} as const
const other = { ...policy, id: uuidOf(randomBytes(16)) }

let database: TestDatabase
let grants: Grants
let session: Session
beforeAll(async () => {
  database = await createTestDatabase()
  grants = grantsOn({ ...database, keys, clock })
})
beforeEach(async () => {
  session = await newSession()
})
afterAll(() => database.drop())

async function newSession(): Promise<Session> {
  return (
    await sessionsOn({
      ...database,
      keys,
      clock,
      notifier: { notify: async () => undefined },
    }).open()
  ).session
}

async function isOpen(handle: string, level: 'knowledge' | 'phone-on-file' = 'knowledge') {
  return (await grants.find(session, handle, { level })) !== undefined
}

async function open(level: 'phone' | 'knowledge' | 'phone-on-file'): Promise<string> {
  const [handle = ''] = await grants.open(session, [policy], { level })
  return handle
}

test('an object has one handle in a session, and another in the next', async () => {
  const handle = await open('knowledge')
  expect(handle).toMatch(/^[\w-]{22}$/)
  expect(grants.handleOf(session, policy)).toBe(handle)
  expect(grants.handleOf(session, other)).not.toBe(handle)
  expect(grants.handleOf(await newSession(), policy)).not.toBe(handle)
})

test('a handle opens nothing in another session', async () => {
  const handle = await open('phone-on-file')
  const thief = await newSession()
  expect(await grants.find(thief, handle, { level: 'knowledge' })).toBeUndefined()
  expect(await grants.known(thief, 'policy')).toEqual([])
})

test('a grant unused for a quarter of an hour is gone', async () => {
  const handle = await open('knowledge')
  clock.advance(15 * minutes - 1)
  expect(await isOpen(handle)).toBe(true)
  clock.advance(15 * minutes - 1)
  expect(await isOpen(handle)).toBe(true)
  clock.advance(15 * minutes)
  expect(await isOpen(handle)).toBe(false)
})

test('a grant in use ends after an hour', async () => {
  const handle = await open('phone-on-file')
  for (let used = 0; used < 60; used += 10) {
    expect(await isOpen(handle, 'phone-on-file')).toBe(true)
    clock.advance(10 * minutes)
  }
  expect(await isOpen(handle, 'phone-on-file')).toBe(false)
})

test('proving anew begins a new hour', async () => {
  const handle = await open('knowledge')
  clock.advance(61 * minutes)
  await open('knowledge')
  expect(await isOpen(handle)).toBe(true)
})

test('what is opened again within a minute, to end at the same moment, is not written again', async () => {
  const within = { endsAt: secondsAfter(clock.now(), 30 * minutes) }
  const versionAfterOpening = async () => {
    const [handle = ''] = await grants.open(session, [policy], { level: 'phone-on-file', within })
    const row = await database.db
      .selectFrom('visitor_grant')
      .where('handle', '=', handle)
      .select(sql<string>`xmin::text`.as('version'))
      .executeTakeFirstOrThrow()
    return row.version
  }
  const first = await versionAfterOpening()
  clock.advance(59)
  expect(await versionAfterOpening()).toBe(first)
  clock.advance(2)
  expect(await versionAfterOpening()).not.toBe(first)
})

test('the phone on file is proof of knowledge too, but not the other way round', async () => {
  expect(await isOpen(await open('phone-on-file'))).toBe(true)
  session = await newSession()
  expect(await isOpen(await open('knowledge'), 'phone-on-file')).toBe(false)
  session = await newSession()
  expect(await isOpen(await open('phone'))).toBe(false)
})

test('a fresh code opens its one action for five minutes and does not slide', async () => {
  const proof = { level: 'fresh-code', action: 'email-policy' } as const
  const [handle = ''] = await grants.open(session, [policy], proof)
  clock.advance(4 * minutes)
  expect(await grants.find(session, handle, proof)).toMatchObject({ object: policy })
  expect(await grants.find(session, handle, { ...proof, action: 'correct-plate' })).toBeUndefined()
  expect(await grants.find(session, handle, { level: 'fresh-code' })).toBeUndefined()
  expect(await isOpen(handle, 'phone-on-file')).toBe(false)
  clock.advance(minutes)
  expect(await grants.find(session, handle, proof)).toBeUndefined()
})

test('a fresh code is spent once, even by two submissions at the same moment', async () => {
  const { db } = database
  const proof = { level: 'fresh-code', action: 'email-policy' } as const
  const [handle = ''] = await grants.open(session, [policy], proof)
  await grants.open(session, [policy], { level: 'phone-on-file' })
  await grants.open(session, [policy], { ...proof, action: 'correct-plate' })
  const grant = await grants.find(session, handle, proof)
  if (grant === undefined) throw new Error('the grant is not live')

  const undone = db.transaction().execute(async (transaction) => {
    await grants.spend(grant, transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const spent = await Promise.allSettled(
    [1, 2, 3].map(() =>
      db.transaction().execute((transaction) => grants.spend(grant, transaction)),
    ),
  )
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of spent) {
    if (each.status === 'rejected') expect(each.reason).toEqual(grantMissing())
  }
  expect(await grants.find(session, handle, proof)).toBeUndefined()
  expect(await grants.find(session, handle, { ...proof, action: 'correct-plate' })).toBeDefined()
  expect(await isOpen(handle, 'phone-on-file')).toBe(true)
})

test('what a session knows of is told by kind', async () => {
  const phone = factRef('phone', randomBytes(16))
  await grants.open(session, [policy, other], { level: 'knowledge' })
  await grants.open(session, [phone], { level: 'phone' })
  const ids = (await grants.known(session, 'policy')).map(({ object }) => object.id)
  expect(ids.sort()).toEqual([policy.id, other.id].sort())
  expect(await grants.known(session, 'phone')).toMatchObject([{ object: phone, level: 'phone' }])
})

test('grants of many sessions that come at one moment do not mix', async () => {
  const sessions = await Promise.all(Array.from({ length: 20 }, newSession))
  const handles = await Promise.all(
    sessions.map((each) => grants.open(each, [policy], { level: 'knowledge' })),
  )
  const found = await Promise.all(
    sessions.map((each, at) => grants.find(each, handles[at]?.[0] ?? '', { level: 'knowledge' })),
  )
  expect(found.map((grant) => grant?.sessionId)).toEqual(sessions.map(({ id }) => id))
})
