import { randomBytes, randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { type OpenJobs, openJobs } from '../../src/platform/jobs/jobs.ts'
import { listDeadMail } from '../../src/platform/jobs/mail-queue.ts'
import { openLog } from '../../src/platform/log/log.ts'
import type { MailContent } from '../../src/platform/mail/mail.ts'
import type { QueuedMail } from '../../src/platform/mail/queued-mail.ts'
import { smtpMailer } from '../../src/platform/mail/smtp-mailer.ts'
import { idleWork } from '../idle-work.ts'
import type { TestDatabase } from '../test-database.ts'
import { testKeys } from '../test-keys.ts'
import { openMailServer } from './mail-server.ts'

export const patiently = { timeout: 40_000, interval: 50 }

/** What all mails are about; the subject of each is the id of its object. */
const object = { kind: 'policy', customerKey: randomBytes(16), id: randomUUID() } as const

export type MailRoom = Awaited<ReturnType<typeof openMailRoom>>

/** Processes of the service that work off one queue of mails, and the mail server that they reach. */
export async function openMailRoom(database: TestDatabase, keys = testKeys()) {
  const processes: OpenJobs[] = []
  const log: string[] = []
  const server = await openMailServer()
  const { port } = server

  return {
    /** Every line that a process logged. */
    log,
    subject: object.id,
    mailTo,

    /** One more process of the service; keys of its own are those of another time. */
    async begin(ownKeys = keys): Promise<OpenJobs> {
      const jobs = await openJobs(database.url, {
        keys: ownKeys,
        log: openLog('debug', { write: (line) => void log.push(line) }),
      })
      const smtp = { url: `smtp://127.0.0.1:${port}`, from: 'service@insurer.example' }
      await jobs.work({
        sms: { send: async () => {} },
        mailer: smtpMailer({ ...smtp, senderName: '示例财险' }),
        composeMail,
        ...idleWork,
      })
      processes.push(jobs)
      return jobs
    },

    queue: (jobs: OpenJobs, id?: string): Promise<void> =>
      database.db.transaction().execute((transaction) => jobs.sendMail(mailTo(id), transaction)),

    /** The mail that waits for its next try need wait no longer; `change` is made to it before. */
    async nextTryNow(change = 'retry_count = retry_count'): Promise<void> {
      await vi.waitFor(async () => {
        const { rowCount } = await database.pool.query(
          `update pgboss.job set ${change}, start_after = now()
            where state = 'retry' and start_after > now()`,
        )
        expect(rowCount).toBe(1)
      }, patiently)
    },

    failures: () => log.filter((line) => line.includes('"place":"mail"')).length,
    dead: () => listDeadMail(database.db, keys),
    received: () => server.received,
    subjects: () => server.received.map(({ subject }) => subject ?? ''),
    refuseWith: (replyCode: number | undefined) => server.refuseWith(replyCode),
    setServerDown: (isDown: boolean) => server.setDown(isDown),

    stopProcesses,
    async close(): Promise<void> {
      await stopProcesses()
      await server.stop()
      await database.pool.query('truncate pgboss.job')
    },
  }

  async function stopProcesses(): Promise<void> {
    await Promise.all(processes.map((each) => each.stop()))
  }
}

function mailTo(id: string = object.id): QueuedMail {
  return { kind: 'policy', to: 'zhang.san@example.com', object: { ...object, id } }
}

async function composeMail(mail: QueuedMail): Promise<MailContent> {
  if (mail.kind !== 'policy') throw new Error(`no mail of the kind ${mail.kind} was queued here`)
  const { id, customerKey } = mail.object
  const subject = customerKey.equals(object.customerKey) ? id : 'another customer'
  return { subject, text: subject, html: subject, attachments: [] }
}
