import type PgBoss from 'pg-boss'
import { object, parse, string } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { type SmsGateway, type SmsMessage, smsMessage } from '../sms/sms-gateway.ts'
import { bossDb } from './boss-db.ts'
import type { Pace, QueueWorkers } from './queue-workers.ts'

export interface SmsWork {
  readonly keys: Keys
  readonly sms: SmsGateway
  /** How many messages this process sends in a second, at most. */
  readonly smsPerSecond: number
}

/** News, which keeps for hours. */
export const newsQueue = 'sms'
/** Codes wait behind codes alone: whoever asked for one looks at their phone. */
export const codeQueue = 'sms-codes'
/** What messages of both are sealed for. */
export const smsContext = 'sms'

const sealedSms = object({ sealed: string() })
const pollMs = 500
const retries = { retryLimit: 3, retryDelay: 2, retryBackoff: true, expireInSeconds: 30 }
/** An SMS code lives five minutes; a message older than that would only confuse. News keeps for a day. */
const retentions = {
  code: { retentionMinutes: 5 },
  'proof-code': { retentionMinutes: 5 },
  'caller-code': { retentionMinutes: 5 },
  'unknown-phone': { retentionMinutes: 5 },
  'device-added': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'data-requested': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'passkey-added': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'phone-changed': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'family-offered': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'family-accepted': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'family-reminder': { retentionHours: 12, retryLimit: 8, retryDelay: 60 },
  'family-ended': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'only-proven-ending': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'only-proven-ended': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'accident-receipt': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'accident-told': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'accident-ending': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'accident-number': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'claim-notice': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'payment-reminder': { retentionHours: 12, retryLimit: 8, retryDelay: 60 },
  'message-answered': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'appeal-news': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'appeal-taken': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'call-missed': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'short-link': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
  'refund-news': { retentionHours: 24, retryLimit: 8, retryDelay: 60 },
} as const satisfies Record<SmsMessage['template'], PgBoss.SendOptions>

export async function queueSms(
  boss: PgBoss,
  keys: Keys,
  message: SmsMessage,
  transaction: Db,
): Promise<void> {
  const sealed = keys.seal(smsContext, message).toString('base64')
  await boss.send(
    isCode(message) ? codeQueue : newsQueue,
    { sealed },
    { ...retries, ...retentions[message.template], db: bossDb(transaction) },
  )
}

function isCode({ values }: SmsMessage): boolean {
  return values.code !== undefined
}

export async function openSmsQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(newsQueue)
  await boss.createQueue(codeQueue)
}

/** Each queue has half of the rate for itself, so that neither ever waits for the other. */
export function workOffSms(workers: QueueWorkers, { keys, sms, smsPerSecond }: SmsWork): void {
  const codes = Math.ceil(smsPerSecond / 2)
  workers.workOff(codeQueue, paceOf(codes), send)
  workers.workOff(newsQueue, paceOf(smsPerSecond - codes), send)

  async function send({ data }: PgBoss.JobWithMetadata<unknown>): Promise<boolean> {
    const { sealed } = parse(sealedSms, data)
    await sms.send(parse(smsMessage, keys.unseal(smsContext, Buffer.from(sealed, 'base64'))))
    return true
  }
}

/** Some at once, twice a second or, where they are few, less often. */
function paceOf(perSecond: number): Pace {
  const batchSize = Math.max(1, Math.floor((perSecond * pollMs) / 1000))
  return { batchSize, pollMs: Math.ceil((1000 * batchSize) / perSecond) }
}
