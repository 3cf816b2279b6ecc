import { randomUUID } from 'node:crypto'
import type PgBoss from 'pg-boss'
import { type InferOutput, object, parse, string } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { type QueuedMail, queuedMail } from '../mail/queued-mail.ts'
import { bossDb } from './boss-db.ts'

export const mailQueue = 'mail'
/** Mails that were given up; nothing works on them but an operator. */
export const deadMailQueue = 'mail-dead'

/** What the queue holds of a mail: nobody reads there who is written to. */
export const sealedMail = object({ sealed: string() })
export type SealedMail = InferOutput<typeof sealedMail>

/** The id goes with the mail wherever it waits, for pg-boss gives a dead letter another one. */
const identifiedMail = object({ id: string(), mail: queuedMail })

/** First after half a minute, then after twice as long each time: a day or so in all. */
const retries = { retryLimit: 11, retryDelay: 30, retryBackoff: true }
/** A job that is silent for so long lost its process, for no send takes a minute. */
const patience = { expireInSeconds: 300 }

export async function openMailQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(deadMailQueue)
  await boss.createQueue(mailQueue)
}

export function sealMail(keys: Keys, mail: QueuedMail): SealedMail {
  const sealed = keys.seal(mailQueue, { id: randomUUID(), mail })
  return { sealed: sealed.toString('base64') }
}

export function openMail(keys: Keys, { sealed }: SealedMail): InferOutput<typeof identifiedMail> {
  return parse(identifiedMail, keys.unseal(mailQueue, Buffer.from(sealed, 'base64')))
}

export async function queueMail(boss: PgBoss, mail: SealedMail, transaction: Db): Promise<void> {
  const options = { ...retries, ...patience, deadLetter: deadMailQueue, db: bossDb(transaction) }
  await boss.send(mailQueue, mail, options)
}
