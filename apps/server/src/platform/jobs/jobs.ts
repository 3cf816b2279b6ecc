import pg from 'pg'
import PgBoss from 'pg-boss'
import type { Db } from '../database/database.ts'
import { connectionsTo } from '../database/primary/primary-client.ts'
import type { Keys } from '../keys/keys.ts'
import type { Log } from '../log/log.ts'
import type { MailContent } from '../mail/mail.ts'
import { type Mailer, MailRefused } from '../mail/mailer.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import type { SmsMessage } from '../sms/sms-gateway.ts'
import {
  buryMail,
  mailQueue,
  openMail,
  openMailQueues,
  queueMail,
  type SealedMail,
  sealMail,
} from './mail-queue.ts'
import {
  openPaymentQueues,
  type PaymentCheck,
  type PaymentJob,
  type PaymentWork,
  queueCheck,
  queueRefund,
  workOffPayments,
} from './payment-jobs.ts'
import { type QueueWorkers, queueWorkers } from './queue-workers.ts'
import { openSmsQueues, queueSms, type SmsWork, workOffSms } from './sms-jobs.ts'

const noticeQueue = 'notices'
/** Each minute of the day from 8 to 21 in China: what happens at night is told in the morning. */
const byDay = '* 8-20 * * *'

/** Tells subscribers what is new, by whichever process comes first. */
async function tellByDay(boss: PgBoss, tell: () => Promise<void>): Promise<void> {
  await boss.createQueue(noticeQueue)
  await boss.schedule(noticeQueue, byDay, undefined, { tz: 'Asia/Shanghai' })
  await boss.work(noticeQueue, tell)
}

const purgeQueue = 'purge'
const hourly = '23 * * * *'

/** Removes what has ended, once an hour, by one process of all. */
async function purgeHourly(boss: PgBoss, purge: () => Promise<void>): Promise<void> {
  await boss.createQueue(purgeQueue)
  await boss.schedule(purgeQueue, hourly)
  await boss.work(purgeQueue, purge)
}

const expiryQueue = 'order-expiry'
const eachMinute = '* * * * *'

/** Ends what was not done in time, each minute, by whichever process comes first. */
async function expireEachMinute(boss: PgBoss, expire: () => Promise<void>): Promise<void> {
  await boss.createQueue(expiryQueue)
  await boss.schedule(expiryQueue, eachMinute)
  await boss.work(expiryQueue, expire)
}

const figuresQueue = 'day-figures'

/** Counts what days came to, each minute; a run may take long, and keeps nothing else waiting. */
async function countEachMinute(boss: PgBoss, count: () => Promise<void>): Promise<void> {
  await boss.createQueue(figuresQueue)
  await boss.schedule(figuresQueue, eachMinute)
  await boss.work(figuresQueue, count)
}

/** Work that goes on after the answer; it is stored with the change it belongs to, or not at all. */
export interface Jobs {
  sendSms(message: SmsMessage, transaction: Db): Promise<void>
  sendMail(mail: QueuedMail, transaction: Db): Promise<void>
  /** Looks, at that moment, what became of a payment. */
  checkPayment(check: PaymentCheck, at: Date, transaction: Db): Promise<void>
  /** Gives back what a payment brought, tried until it is done. */
  refundPayment(payment: PaymentJob, transaction: Db): Promise<void>
}

export interface Work extends Omit<SmsWork, 'keys'>, Omit<MailWork, 'keys' | 'log'>, PaymentWork {
  /** Removes what has ended. */
  readonly purge: () => Promise<void>
  /** Tells subscribers what is new. */
  readonly tell: () => Promise<void>
  /** Ends what nobody went on with in time. */
  readonly expire: () => Promise<void>
  /** Counts what days came to. */
  readonly count: () => Promise<void>
}

export interface OpenJobs extends Jobs {
  /** Begins to work the queues off; apart from opening them, for the work needs what fills them. */
  work(work: Work): Promise<void>
  /** Ends when what is under way is done and noted: a message that goes out meanwhile does not go out again. */
  stop(): Promise<void>
}

const connectionLimits = {
  max: 4,
  application_name: 'ecenter-jobs',
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  // Of a server that has vanished nobody hears.
  query_timeout: 60_000,
}

/** Jobs on pg-boss: what they carry is encrypted, for it names phones, mailboxes and codes. */
export async function openJobs(
  databaseUrl: string,
  { keys, log }: { readonly keys: Keys; readonly log: Log },
): Promise<OpenJobs> {
  const pool = new pg.Pool({ ...connectionsTo(databaseUrl), ...connectionLimits })
  pool.on('error', (error) => log.failure('jobs', error))
  // What outlasts the stop ends when nobody notes it any more; the job comes again when its time is over.
  const unheard = { rows: [{ count: 0 }] }
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => (pool.ending ? unheard : pool.query(text, values)),
    },
    maintenanceIntervalSeconds: 30,
  })
  boss.on('error', (error) => log.failure('jobs', error))
  await boss.start()
  await openSmsQueues(boss)
  await openMailQueues(boss)
  await openPaymentQueues(boss)
  const workers = queueWorkers(boss, log)

  return {
    sendSms: (message, transaction) => queueSms(boss, keys, message, transaction),
    sendMail: (mail, transaction) => queueMail(boss, sealMail(keys, mail), transaction),
    checkPayment: (check, at, transaction) => queueCheck(boss, check, at, transaction),
    refundPayment: (payment, transaction) => queueRefund(boss, payment, transaction),
    async work({ purge, tell, expire, count, ...work }) {
      workOffSms(workers, { ...work, keys })
      workOffMail(workers, boss, { ...work, keys, log })
      workOffPayments(workers, work)
      await purgeHourly(boss, purge)
      await tellByDay(boss, tell)
      await expireEachMinute(boss, expire)
      await countEachMinute(boss, count)
    },
    async stop() {
      await workers.stop()
      await boss.stop({ graceful: true, wait: true, timeout: 5000 })
      if (!pool.ending) await pool.end()
    },
  }
}

interface MailWork {
  readonly keys: Keys
  readonly mailer: Mailer
  /** Writes a mail when its turn has come. */
  readonly composeMail: (mail: QueuedMail) => Promise<MailContent>
  readonly log: Log
}

const pace = { pollMs: 500, workers: 3 }

/** Each mail is a job of its own, so that a slow one delays no other. */
function workOffMail(workers: QueueWorkers, boss: PgBoss, work: MailWork): void {
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
