import type PgBoss from 'pg-boss'
import type { Keys } from '../keys/keys.ts'
import type { Log } from '../log/log.ts'
import type { MailContent } from '../mail/mail.ts'
import { type Mailer, MailRefused } from '../mail/mailer.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { buryMail } from './dead-mail.ts'
import { mailQueue, openMail, type SealedMail } from './mail-queue.ts'
import type { QueueWorkers } from './queue-workers.ts'

export interface MailWork {
  readonly keys: Keys
  readonly mailer: Mailer
  /** Writes a mail when its turn has come. */
  readonly composeMail: (mail: QueuedMail) => Promise<MailContent>
  readonly log: Log
}

const pace = { pollMs: 500, workers: 3 }

/** Each mail is a job of its own, so that a slow one delays no other. */
export function workOffMail(workers: QueueWorkers, boss: PgBoss, work: MailWork): void {
  workers.workOff<SealedMail>(mailQueue, pace, (job) => sendOne(boss, work, job))
}

/** What the mail server refuses for good, and what fails at the last try, is a dead letter. */
async function sendOne(
  boss: PgBoss,
  { keys, mailer, composeMail, log }: MailWork,
  job: PgBoss.JobWithMetadata<SealedMail>,
): Promise<boolean> {
  try {
    const { id, mail } = openMail(keys, job.data)
    await mailer.send({ ...(await composeMail(mail)), id, to: mail.to })
  } catch (error) {
    const isHopeless = error instanceof MailRefused || job.retryCount >= job.retryLimit
    if (!isHopeless) throw error
    log.failure('mail', error)
    await buryMail(boss, job, error)
  }
  return true
}
