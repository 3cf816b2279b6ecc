import { CompiledQuery, type Kysely } from 'kysely'
import PgBoss from 'pg-boss'
import { parse } from 'valibot'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import type { Log } from '../log/log.ts'
import { type SmsGateway, type SmsMessage, smsMessage } from '../sms/sms-gateway.ts'

/** Work that goes on after the answer; it is stored with the change it belongs to, or not at all. */
export interface Jobs {
  sendSms(message: SmsMessage, transaction: Kysely<Tables>): Promise<void>
  stop(): Promise<void>
}

export interface JobParts {
  readonly keys: Keys
  readonly sms: SmsGateway
  readonly log: Log
  /** Removes what has ended; done once an hour by one process of all. */
  readonly purge: () => Promise<void>
}

interface SealedJob {
  readonly sealed: string
}

const smsQueue = 'sms'
const purgeQueue = 'purge'
const hourly = '23 * * * *'
const polling = { pollingIntervalSeconds: 0.5, batchSize: 10 }
const smsRetries = { retryLimit: 3, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 }
/** An SMS code lives five minutes; a message older than that would only confuse. */
const smsRetention = { retentionMinutes: 5 }

/** Jobs on pg-boss: what they carry is encrypted, for it names phones and codes. */
export async function startJobs(
  databaseUrl: string,
  { keys, sms, log, purge }: JobParts,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'ecenter-jobs',
  })
  boss.on('error', (error) => log.failure('jobs', error))
  await boss.start()
  await boss.createQueue(smsQueue)
  await boss.work<SealedJob>(smsQueue, polling, async (jobs) => {
    await Promise.all(jobs.map((job) => sendOne(job.id, job.data)))
  })

  await boss.createQueue(purgeQueue)
  await boss.schedule(purgeQueue, hourly)
  await boss.work(purgeQueue, purge)

  /** One message that fails is tried again by itself, so that its neighbours are not sent twice. */
  async function sendOne(id: string, { sealed }: SealedJob): Promise<void> {
    try {
      await sms.send(parse(smsMessage, keys.unseal(smsQueue, Buffer.from(sealed, 'base64'))))
    } catch (error) {
      log.failure('sms', error)
      await boss.fail(smsQueue, id)
    }
  }

  return {
    async sendSms(message, transaction) {
      const sealed = keys.seal(smsQueue, message).toString('base64')
      await boss.send(smsQueue, { sealed }, { ...smsRetries, ...smsRetention, db: on(transaction) })
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 5000 }),
  }
}

/** Lets pg-boss write inside a transaction of ours. */
function on(transaction: Kysely<Tables>): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const { rows } = await transaction.executeQuery<object>(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}
