import type PgBoss from 'pg-boss'
import { object, parse, string } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { type SmsGateway, type SmsMessage, smsMessage } from '../sms/sms-gateway.ts'
import { bossDb } from './boss-db.ts'
import type { QueueWorkers } from './queue-workers.ts'

export interface SmsWork {
  readonly keys: Keys
  readonly sms: SmsGateway
}

export const smsQueue = 'sms'
const sealedSms = object({ sealed: string() })
const pace = { pollMs: 500, batchSize: 10 }
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

export function workOffSms(workers: QueueWorkers, { keys, sms }: SmsWork): void {
  workers.workOff(smsQueue, pace, async ({ data }) => {
    const { sealed } = parse(sealedSms, data)
    await sms.send(parse(smsMessage, keys.unseal(smsQueue, Buffer.from(sealed, 'base64'))))
    return true
  })
}
