import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { idleWork } from '../../../test/idle-work.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import type { SmsGateway, SmsMessage } from '../sms/sms-gateway.ts'
import { type OpenJobs, openJobs } from './jobs.ts'

const keys = testKeys()
const message: SmsMessage = {
  phone: '13812345678',
  template: 'code',
  values: { code: '271828', minutes: '5' },
}

let database: TestDatabase
let jobs: OpenJobs
let failuresLeft = 0
const attempts: string[] = []
const sent: SmsMessage[] = []

/** A gateway that is down for some attempts. */
const gateway: SmsGateway = {
  async send(asked) {
    attempts.push(asked.phone)
    if (failuresLeft > 0) {
      failuresLeft -= 1
      throw new Error('the gateway is down')
    }
    sent.push(asked)
  },
}

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await openJobs(database.url, { keys, log: silentLog })
  await jobs.work({
    sms: gateway,
    mailer: { send: async () => {} },
    composeMail: () => Promise.reject(new Error('nobody writes mails here')),
    ...idleWork,
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

test('a message whose gateway fails twice arrives once, and its job tells nobody what it said', async () => {
  failuresLeft = 2
  await database.db.transaction().execute((transaction) => jobs.sendSms(message, transaction))
  const { rows } = await database.pool.query('select job::text as text from pgboss.job as job')
  expect(rows.map(({ text }) => text).join()).not.toMatch(/13812345678|271828/)

  await vi.waitFor(() => expect(sent).toEqual([message]), { timeout: 50_000, interval: 100 })
  expect(attempts).toHaveLength(3)
})

test('a message of a change that was undone is not sent', async () => {
  const undone = database.db.transaction().execute(async (transaction) => {
    await jobs.sendSms({ ...message, phone: '13900000000' }, transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db
    .transaction()
    .execute((transaction) => jobs.sendSms({ ...message, phone: '13700000000' }, transaction))
  await vi.waitFor(() => expect(attempts).toContain('13700000000'), { timeout: 30_000 })
  expect(attempts).not.toContain('13900000000')
})

test('a code that comes after thousands of news does not wait for one of them', async () => {
  const notices = Array.from({ length: 2000 }, (_, at) => String(15_000_000_000 + at))
  const news = { template: 'claim-notice', values: { step: '已结案' } } as const
  await database.db.transaction().execute(async (transaction) => {
    for (const phone of notices) await jobs.sendSms({ ...news, phone }, transaction)
  })
  const before = attempts.length
  await database.db
    .transaction()
    .execute((transaction) => jobs.sendSms({ ...message, phone: '13600000000' }, transaction))
  await vi.waitFor(() => expect(attempts).toContain('13600000000'), { timeout: 30_000 })
  // What left meanwhile is a part of them, however slow the machine.
  expect(attempts.length - before).toBeLessThan(notices.length / 2)
})
