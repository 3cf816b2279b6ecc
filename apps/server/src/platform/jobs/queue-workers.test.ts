import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../../test/fakes/mail-room.ts'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { idleWork } from '../../../test/idle-work.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { SmsGateway } from '../sms/sms-gateway.ts'
import { openJobs } from './jobs.ts'
import { mailQueue } from './mail-queue.ts'
import { queueWorkers } from './queue-workers.ts'
import { codeQueue, openSmsQueues, queueSms, workOffSms } from './sms-jobs.ts'

const keys = testKeys()
const phones = Array.from({ length: 10 }, (_, at) => `1381234560${at}`)
const [refused = '', ...sentAtOnce] = phones
const mail: QueuedMail = {
  kind: 'policy',
  to: 'zhang.san@example.com',
  object: { kind: 'policy', customerKey: randomBytes(16), id: randomUUID() },
}
/** Longer than the five seconds that the queue's own stop waits. */
const slowMs = 6500
/** A database that is slow to say which jobs were taken. */
const slowAnswerMs = 1000
const allDone = phones.map(() => 'completed')

let database: TestDatabase
let boss: PgBoss
/** The next statement like this does not reach the database. */
let lost: RegExp | undefined
/** Jobs were taken, and the process does not know it yet. */
let whenTaken = async () => {}
beforeAll(async () => {
  database = await createTestDatabase()
  boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        if (lost?.test(text)) {
          lost = undefined
          throw new Error('the database restarts')
        }
        const result = await database.pool.query(text, values)
        const isOfSms = /skip locked/i.test(text) && values[0] === codeQueue
        if (isOfSms && result.rows.length > 0) await whenTaken()
        return result
      },
    },
  })
  await boss.start()
  await openSmsQueues(boss)
})
afterEach(() => database.pool.query('truncate pgboss.job'))
afterAll(async () => {
  await boss.stop()
  await database.drop()
})

/** Whom a gateway was asked to reach, which fails once for one of them. */
function gatewayThatFailsOnce(): SmsGateway & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async send({ phone }) {
      const isFirst = !asked.includes(phone)
      asked.push(phone)
      if (phone === refused && isFirst) throw new Error('the gateway is down')
    },
  }
}

async function queueTo(asked: readonly string[]): Promise<void> {
  const values = { code: '271828', minutes: '5' }
  await database.db.transaction().execute(async (transaction) => {
    for (const phone of asked)
      await queueSms(boss, keys, { phone, template: 'code', values }, transaction)
  })
}

/** Of the messages; what is to be done each minute has jobs of its own. */
async function states(): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select state from pgboss.job where name = any($1) order by state',
    [[codeQueue, mailQueue]],
  )
  return rows.map(({ state }) => state)
}

test('where the database is away as it is noted what was sent, none of it is sent again', async () => {
  lost = /set completed_on/i
  const gateway = gatewayThatFailsOnce()
  const workers = queueWorkers(boss, silentLog)
  await queueTo(phones)
  workOffSms(workers, { keys, sms: gateway, smsPerSecond: 20 })
  await vi.waitFor(async () => expect(await states()).toEqual(allDone), patiently)
  await workers.stop()
  expect(lost).toBeUndefined()
  expect(gateway.asked.toSorted()).toEqual([refused, refused, ...sentAtOnce])
})

test('and where it is away as it is noted what failed, that alone comes again', async () => {
  lost = /deleted_jobs/i
  const gateway = gatewayThatFailsOnce()
  const workers = queueWorkers(boss, silentLog)
  await queueTo(phones)
  workOffSms(workers, { keys, sms: gateway, smsPerSecond: 20 })
  const noted = ['active', ...sentAtOnce.map(() => 'completed')]
  await vi.waitFor(async () => expect(await states()).toEqual(noted), patiently)
  await database.pool.query(
    "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
  )
  await boss.maintain()
  await vi.waitFor(async () => expect(await states()).toEqual(allDone), patiently)
  await workers.stop()
  expect(lost).toBeUndefined()
  expect(gateway.asked.toSorted()).toEqual([refused, refused, ...sentAtOnce])
})

test('a message that a process takes as it stops goes out and is noted before it has stopped', async () => {
  const gateway = gatewayThatFailsOnce()
  const workers = queueWorkers(boss, silentLog)
  let stopped: Promise<void> | undefined
  whenTaken = async () => {
    stopped = workers.stop()
    await wait(slowAnswerMs)
  }
  await queueTo(sentAtOnce.slice(0, 1))
  workOffSms(workers, { keys, sms: gateway, smsPerSecond: 20 })
  await vi.waitFor(() => expect(stopped).toBeDefined(), patiently)
  await stopped
  expect(gateway.asked).toEqual(sentAtOnce.slice(0, 1))
  expect(await states()).toEqual(['completed'])
})

test('a mail that a slow server still takes as the process stops is done, and not sent again', async () => {
  let taken = 0
  const jobs = await openJobs(database.url, { keys, log: silentLog })
  await jobs.work({
    ...idleWork,
    sms: { send: async () => {} },
    mailer: {
      async send() {
        taken += 1
        await wait(slowMs)
      },
    },
    composeMail: async () => ({ subject: '', text: '', html: '', attachments: [] }),
  })
  await database.db.transaction().execute((transaction) => jobs.sendMail(mail, transaction))
  await vi.waitFor(() => expect(taken).toBe(1), patiently)
  await jobs.stop()
  expect(await states()).toEqual(['completed'])
})
