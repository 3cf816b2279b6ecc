import { randomUUID } from 'node:crypto'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailRoom, openMailRoom, patiently } from '../../../test/fakes/mail-room.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { retryDeadMail } from './mail-queue.ts'

let database: TestDatabase
let room: MailRoom
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  room = await openMailRoom(database)
})
afterEach(() => room.close())
afterAll(() => database.drop())

test('a mail that is refused for good is a dead letter at once, until an operator retries it', async () => {
  const jobs = await room.begin()
  room.refuseWith(550)
  await room.queue(jobs)
  await vi.waitFor(async () => expect(await room.dead()).toHaveLength(1), patiently)
  const [letter] = await room.dead()
  expect(letter).toEqual({
    id: expect.any(String),
    kind: 'policy',
    maskedTo: 'z***@example.com',
    failure: 'refused 550',
    at: expect.any(Date),
  })
  expect(room.failures()).toBe(1)

  room.refuseWith(undefined)
  expect(await retryDeadMail(database.db, randomUUID())).toBe(false)
  expect(await retryDeadMail(database.db, letter?.id ?? '')).toBe(true)
  expect(await room.dead()).toEqual([])
  await vi.waitFor(() => expect(room.subjects()).toEqual([room.subject]), patiently)
})

test('a mail that is put off again and again is a dead letter after the last try', async () => {
  const jobs = await room.begin()
  room.refuseWith(451)
  await room.queue(jobs)
  await room.nextTryNow('retry_count = retry_limit - 1')
  await vi.waitFor(async () => {
    expect(await room.dead()).toMatchObject([
      { maskedTo: 'z***@example.com', failure: 'EENVELOPE' },
    ])
  }, patiently)
})

test('a mail whose process dies at the last try is a dead letter, and not lost', async () => {
  const jobs = await room.begin()
  await jobs.stop()
  await room.queue(jobs)
  await database.pool.query(
    `update pgboss.job set state = 'active', retry_count = retry_limit,
      started_on = now() - interval '1 hour'`,
  )
  const boss = new PgBoss({ connectionString: database.url })
  await boss.start()
  await boss.maintain()
  await boss.stop({ graceful: false })
  expect(await room.dead()).toMatchObject([{ maskedTo: 'z***@example.com', failure: 'unknown' }])
})

test('neither log nor queue tells who is written to', async () => {
  const stored = async () => {
    const { rows } = await database.pool.query('select job::text as text from pgboss.job as job')
    return rows.map(({ text }) => String(text)).join('\n')
  }
  const jobs = await room.begin()
  room.refuseWith(451)
  await room.queue(jobs)
  await vi.waitFor(async () => expect(await stored()).toContain(',retry,'), patiently)
  const whileItWaits = await stored()
  room.refuseWith(550)
  await room.nextTryNow()
  await vi.waitFor(async () => expect(await room.dead()).toHaveLength(1), patiently)
  const everything = [whileItWaits, await stored(), ...room.log].join('\n')
  expect(everything).toContain('MailRefused')
  expect(everything).not.toMatch(/zhang|example\.com/)
})
