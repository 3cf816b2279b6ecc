import type PgBoss from 'pg-boss'
import type { Keys } from '../keys/keys.ts'
import type { Log } from '../log/log.ts'
import type { MailContent } from '../mail/mail.ts'
import { type Mailer, MailRefused } from '../mail/mailer.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { buryMail } from './dead-mail.ts'
import { mailQueue, openMail, type SealedMail } from './mail-queue.ts'

export interface MailWork {
  readonly keys: Keys
  readonly mailer: Mailer
  /** Writes a mail when its turn has come. */
  readonly composeMail: (mail: QueuedMail) => Promise<MailContent>
  readonly log: Log
}

const workers = 3
const polling = { pollingIntervalSeconds: 0.5, includeMetadata: true } as const

/** Each mail is a job of its own, so that a slow one delays no other. */
export async function workOffMail(boss: PgBoss, work: MailWork): Promise<void> {
  for (let worker = 0; worker < workers; worker++) {
    await boss.work<SealedMail>(mailQueue, polling, async ([job]) => {
      if (job !== undefined) await sendOne(boss, work, job)
    })
  }
}

/** What the mail server refuses for good, and what fails at the last try, is a dead letter. */
async function sendOne(
  boss: PgBoss,
  { keys, mailer, composeMail, log }: MailWork,
  job: PgBoss.JobWithMetadata<SealedMail>,
): Promise<void> {
  try {
    const { id, mail } = openMail(keys, job.data)
    await mailer.send({ ...(await composeMail(mail)), id, to: mail.to })
  } catch (error) {
    log.failure('mail', error)
    const isHopeless = error instanceof MailRefused || job.retryCount >= job.retryLimit
    if (isHopeless) await buryMail(boss, job, error)
    // Without the error, which would be stored and may quote the recipient.
    else await boss.fail(mailQueue, job.id)
  }
}
