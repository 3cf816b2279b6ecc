import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../test/fakes/silent-log.ts'
import { idleWork } from '../../test/idle-work.ts'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { type OpenJobs, openJobs } from '../platform/jobs/jobs.ts'
import { MailRefused } from '../platform/mail/mailer.ts'

const { keys, haveStarted, run } = newOperator()
const object = { kind: 'policy', customerKey: randomBytes(16), id: randomUUID() } as const

let database: TestDatabase
let jobs: OpenJobs
let isRefusing = true
const sent: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await haveStarted(database)
  jobs = await openJobs(database.url, { keys, log: silentLog })
  await jobs.work({
    sms: { send: async () => {} },
    mailer: {
      async send({ to }) {
        if (isRefusing) throw new MailRefused(550)
        sent.push(to)
      },
    },
    composeMail: async () => ({ subject: '', text: '', html: '', attachments: [] }),
    ...idleWork,
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

/** What an operator types behind `npm run mail:dead --`, and reads. */
async function mailDead(...asked: string[]): Promise<string> {
  return (await run(database, 'mail-dead', ...asked)).said
}

test('an operator sees which mails were given up and why, and puts one back', async () => {
  expect(await mailDead('list')).toBe('no mail was given up\n')
  const mail = { kind: 'policy', to: 'zhang.san@example.com', object } as const
  await database.db.transaction().execute((transaction) => jobs.sendMail(mail, transaction))
  const line = / (\S+Z) {2}policy {2}z\*\*\*@example\.com {2}refused 550\n$/
  const listed = await vi.waitFor(
    async () => {
      const text = await mailDead('list')
      expect(text).toMatch(line)
      return text
    },
    { timeout: 50_000 },
  )

  isRefusing = false
  const [id = ''] = listed.split(' ')
  expect(await mailDead('retry', id)).toBe('queued again\n')
  await vi.waitFor(() => expect(sent).toEqual(['zhang.san@example.com']), { timeout: 30_000 })
  expect(await mailDead('retry', id)).toBe(`no mail ${id} was given up\n`)
  expect(await mailDead('list')).toBe('no mail was given up\n')
})

test('who asks for something else is told what can be asked for', async () => {
  expect(await mailDead('bury')).toContain('npm run mail:dead -- retry <id>')
})
