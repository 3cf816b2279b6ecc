import { randomBytes, randomUUID } from 'node:crypto'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type MailServer, openMailServer } from '../../../test/mail-server.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { keysFrom } from '../keys/keys.ts'
import { openLog } from '../log/log.ts'
import type { MailContent } from '../mail/mail.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { smtpMailer } from '../mail/smtp-mailer.ts'
import { listDeadMail, retryDeadMail } from './dead-mail.ts'
import { type OpenJobs, openJobs } from './jobs.ts'

const keys = keysFrom({
  data: [{ number: 1, key: randomBytes(32) }],
  search: randomBytes(32),
  proof: randomBytes(32),
})
const object = { kind: 'policy', customerKey: randomBytes(16), id: randomUUID() } as const
const mailbox = 'zhang.san@example.com'
const patiently = { timeout: 15_000, interval: 50 }

let database: TestDatabase
let server: MailServer
let processes: OpenJobs[]
let log: string[]
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  server = await openMailServer()
  processes = []
  log = []
})
afterEach(async () => {
  await Promise.all(processes.map((each) => each.stop()))
  await server.stop()
  await database.pool.query('truncate pgboss.job')
})
afterAll(() => database.drop())

/** One more process of the service. */
async function begin(): Promise<OpenJobs> {
  const jobs = await openJobs(database.url, {
    keys,
    log: openLog('debug', { write: (line) => void log.push(line) }),
  })
  const smtp = { url: `smtp://127.0.0.1:${server.port}`, from: 'service@insurer.example' }
  await jobs.work({
    sms: { send: async () => {} },
    mailer: smtpMailer({ ...smtp, senderName: '示例财险' }),
    composeMail,
    purge: async () => {},
  })
  processes.push(jobs)
  return jobs
}

async function composeMail({ object: { id, customerKey } }: QueuedMail): Promise<MailContent> {
  const subject = customerKey.equals(object.customerKey) ? id : 'another customer'
  return { subject, text: subject, html: subject, attachments: [] }
}

function queue(jobs: OpenJobs, id: string = object.id): Promise<void> {
  const mail = { kind: 'policy', to: mailbox, object: { ...object, id } } as const
  return database.db.transaction().execute((transaction) => jobs.sendMail(mail, transaction))
}

/** The mail that waits for its next try need wait no longer; `change` is made to it before. */
async function nextTryNow(change = 'retry_count = retry_count'): Promise<void> {
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      `update pgboss.job set ${change}, start_after = now()
        where state = 'retry' and start_after > now()`,
    )
    expect(rowCount).toBe(1)
  }, patiently)
}

function failures(): number {
  return log.filter((line) => line.includes('"place":"mail"')).length
}

async function dead() {
  return listDeadMail(database.db, keys)
}

function arrived(): string[] {
  return server.received.map(({ subject }) => subject ?? '')
}

test('a mail is on its way once it is stored; what was undone is not', async () => {
  const jobs = await begin()
  const undone = database.db.transaction().execute(async (transaction) => {
    const mail = { kind: 'policy', to: mailbox, object: { ...object, id: 'undone' } } as const
    await jobs.sendMail(mail, transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await queue(jobs)
  await vi.waitFor(() => expect(arrived()).toEqual([object.id]), patiently)
  expect(server.received[0]?.recipients).toEqual([mailbox])
})

test('a mail waits for a mail server that is down, and arrives once when it is up again', async () => {
  const jobs = await begin()
  const { port } = server
  await server.stop()
  await queue(jobs)
  await nextTryNow()
  await vi.waitFor(() => expect(failures()).toBe(2), patiently)
  expect(await dead()).toEqual([])

  server = await openMailServer({ port })
  await nextTryNow()
  await vi.waitFor(() => expect(arrived()).toEqual([object.id]), patiently)
  await queue(jobs, 'the next')
  await vi.waitFor(() => expect(arrived()).toEqual([object.id, 'the next']), patiently)
})

test('a mail that is refused for good is a dead letter at once, until an operator retries it', async () => {
  const jobs = await begin()
  server.refuseWith(550)
  await queue(jobs)
  await vi.waitFor(async () => expect(await dead()).toHaveLength(1), patiently)
  const [letter] = await dead()
  expect(letter).toEqual({
    id: expect.any(String),
    kind: 'policy',
    maskedTo: 'z***@example.com',
    failure: 'refused 550',
    at: expect.any(Date),
  })
  expect(failures()).toBe(1)

  server.refuseWith(undefined)
  expect(await retryDeadMail(database.db, randomUUID())).toBe(false)
  expect(await retryDeadMail(database.db, letter?.id ?? '')).toBe(true)
  expect(await dead()).toEqual([])
  await vi.waitFor(() => expect(arrived()).toEqual([object.id]), patiently)
})

test('a mail that is put off again and again is a dead letter after the last try', async () => {
  const jobs = await begin()
  server.refuseWith(451)
  await queue(jobs)
  await nextTryNow('retry_count = retry_limit - 1')
  await vi.waitFor(async () => {
    expect(await dead()).toMatchObject([{ maskedTo: 'z***@example.com', failure: 'EENVELOPE' }])
  }, patiently)
})

test('a mail whose process dies at the last try is a dead letter, and not lost', async () => {
  const jobs = await begin()
  await jobs.stop()
  await queue(jobs)
  await database.pool.query(
    `update pgboss.job set state = 'active', retry_count = retry_limit,
      started_on = now() - interval '1 hour'`,
  )
  const boss = new PgBoss({ connectionString: database.url })
  await boss.start()
  await boss.maintain()
  await boss.stop({ graceful: false })
  expect(await dead()).toMatchObject([{ maskedTo: 'z***@example.com', failure: 'unknown' }])
})

test('several processes send each mail once', async () => {
  const [jobs] = await Promise.all([begin(), begin(), begin()])
  const ids = Array.from({ length: 20 }, (_, at) => `mail ${at}`)
  await Promise.all(ids.map((id) => queue(jobs, id)))
  await vi.waitFor(() => expect(new Set(arrived())).toEqual(new Set(ids)), patiently)
  await Promise.all(processes.map((each) => each.stop()))
  expect(arrived()).toHaveLength(ids.length)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(ids.length)
})

test('a mail keeps its id from try to try, so that its second copy is known for one', async () => {
  const jobs = await begin()
  await queue(jobs)
  await vi.waitFor(() => expect(arrived()).toHaveLength(1), patiently)
  // The server took it, and nobody wrote that down.
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query(
      `update pgboss.job set state = 'retry', start_after = now() where state = 'completed'`,
    )
    expect(rowCount).toBe(1)
  }, patiently)
  await vi.waitFor(() => expect(arrived()).toHaveLength(2), patiently)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
})

test('neither log nor queue tells who is written to', async () => {
  const stored = async () => {
    const { rows } = await database.pool.query('select job::text as text from pgboss.job as job')
    return rows.map(({ text }) => String(text)).join('\n')
  }
  const jobs = await begin()
  server.refuseWith(451)
  await queue(jobs)
  await vi.waitFor(async () => expect(await stored()).toContain(',retry,'), patiently)
  const whileItWaits = await stored()
  server.refuseWith(550)
  await nextTryNow()
  await vi.waitFor(async () => expect(await dead()).toHaveLength(1), patiently)
  const everything = [whileItWaits, await stored(), ...log].join('\n')
  expect(everything).toContain('MailRefused')
  expect(everything).not.toMatch(/zhang|example\.com/)
})
