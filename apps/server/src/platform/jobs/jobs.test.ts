import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { idleWork } from '../../../test/idle-work.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import { openJobs } from './jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('work that outlasts a stop, and fails then, ends no process', {
  timeout: 60_000,
}, async () => {
  let fail = (_: Error) => {}
  const held = new Promise<void>((_, reject) => {
    fail = reject
  })
  const purge = vi.fn(() => held)
  const handleRejection = vi.fn()
  process.on('unhandledRejection', handleRejection)
  const jobs = await openJobs(database.url, { keys: testKeys(), log: silentLog })
  await jobs.work({
    ...idleWork,
    sms: { send: async () => {} },
    mailer: { send: async () => {} },
    composeMail: () => Promise.reject(new Error('nobody writes mails here')),
    purge,
  })
  await database.pool.query("insert into pgboss.job (name) values ('purge')")
  await expect.poll(() => purge.mock.calls.length, { timeout: 20_000 }).toBe(1)
  await jobs.stop()
  fail(new Error('what it needs has been closed'))
  await wait(50)
  process.off('unhandledRejection', handleRejection)
  expect(handleRejection).not.toHaveBeenCalled()
})

test('counting days keeps nothing waiting that is to end in time', {
  timeout: 60_000,
}, async () => {
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const count = vi.fn(() => held)
  const expire = vi.fn(async () => {})
  const jobs = await openJobs(database.url, { keys: testKeys(), log: silentLog })
  await jobs.work({
    ...idleWork,
    sms: { send: async () => {} },
    mailer: { send: async () => {} },
    composeMail: () => Promise.reject(new Error('nobody writes mails here')),
    count,
    expire,
  })
  await database.pool.query("insert into pgboss.job (name) values ('day-figures')")
  await expect.poll(() => count.mock.calls.length, { timeout: 20_000 }).toBe(1)
  const before = expire.mock.calls.length
  await database.pool.query("insert into pgboss.job (name) values ('order-expiry')")
  await expect.poll(() => expire.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(before)
  end()
  await jobs.stop()
})
