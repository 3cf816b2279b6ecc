import type PgBoss from 'pg-boss'
import { object, parse, string } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { Log } from '../log/log.ts'
import { type SmsGateway, type SmsMessage, smsMessage } from '../sms/sms-gateway.ts'
import { bossDb } from './boss-db.ts'

export interface SmsWork {
  readonly keys: Keys
  readonly sms: SmsGateway
  readonly log: Log
}

export const smsQueue = 'sms'
const sealedSms = object({ sealed: string() })
const polling = { pollingIntervalSeconds: 0.5, batchSize: 10 }
const retries = { retryLimit: 3, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 }
/** An SMS code lives five minutes; a message older than that would only confuse. News keeps for a day. */
const retentions = {
  code: { retentionMinutes: 5 },
  'claim-notice': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'payment-reminder': { retentionHours: 12, retryLimit: 8, retryDelay: 60 },
  'message-answered': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'appeal-news': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'short-link': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'refund-news': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
} as const satisfies Record<SmsMessage['template'], PgBoss.SendOptions>

export async function queueSms(
  boss: PgBoss,
  keys: Keys,
  message: SmsMessage,
  transaction: Db,
): Promise<void> {
  const sealed = keys.seal(smsQueue, message).toString('base64')
  await boss.send(
    smsQueue,
    { sealed },
    { ...retries, ...retentions[message.template], db: bossDb(transaction) },
  )
}

export async function openSmsQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(smsQueue)
}

export async function workOffSms(boss: PgBoss, work: SmsWork): Promise<void> {
  await boss.work(smsQueue, polling, async (jobs) => {
    const outcomes = await Promise.all(jobs.map((job) => sendOne(work, job)))
    // At the end, for the queue then marks what is not failed of the batch as done: a message that
    // failed early could meanwhile be tried by another process, and its failure there be lost.
    const failed = outcomes.filter((id) => id !== undefined)
    if (failed.length > 0) await boss.fail(smsQueue, failed)
  })
}

/** Answers the id of a job that failed: it is tried again without its neighbours, which were sent. */
async function sendOne(
  { keys, sms, log }: SmsWork,
  job: PgBoss.Job<unknown>,
): Promise<string | undefined> {
  try {
    const { sealed } = parse(sealedSms, job.data)
    await sms.send(parse(smsMessage, keys.unseal(smsQueue, Buffer.from(sealed, 'base64'))))
    return undefined
  } catch (error) {
    log.failure('sms', error)
    return job.id
  }
}
