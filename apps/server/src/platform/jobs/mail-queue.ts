import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import PgBoss from 'pg-boss'
import { date, type InferOutput, object, optional, parse, string } from 'valibot'
import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import { type QueuedMail, queuedMail } from '../mail/queued-mail.ts'
import { maskEmail } from '../mask/mask.ts'
import { bossDb } from './boss-db.ts'

export const mailQueue = 'mail'
/** Mails that were given up; nothing works on them but an operator. */
export const deadMailQueue = 'mail-dead'

/** What the queue holds of a mail: nobody reads there who is written to. */
const sealedMail = object({ sealed: string() })
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

/** A mail that was given up, as an operator may see it. */
interface DeadMail {
  readonly id: string
  readonly kind: QueuedMail['kind']
  readonly maskedTo: string
  /** The kind of failure: `refused 550`, `ECONNECTION` … */
  readonly failure: string
  readonly at: Date
}

const retention = { retentionDays: 30 }

/** The process ended with the last try, so nobody could say why it failed. */
const unknownFailure = 'unknown'
const deadRow = object({
  id: string(),
  data: object({ ...sealedMail.entries, failure: optional(string(), unknownFailure) }),
  created_on: date(),
})

/** Under the job's own id, so that a job which is given up twice is one dead letter. */
export async function buryMail(
  boss: PgBoss,
  { id, data }: PgBoss.Job<SealedMail>,
  error: unknown,
): Promise<void> {
  await boss.send(deadMailQueue, { ...data, failure: kindOf(error) }, { id, ...retention })
}

/** All dead letters, oldest first. */
export async function listDeadMail(db: Db, keys: Keys): Promise<DeadMail[]> {
  const { rows } = await sql`
    select id, data, created_on from pgboss.job
    where name = ${deadMailQueue} and state = 'created' order by created_on
  `.execute(db)
  return rows.map((row) => {
    const { id, data, created_on } = parse(deadRow, row)
    const { mail } = openMail(keys, data)
    return {
      id,
      kind: mail.kind,
      maskedTo: maskEmail(mail.to),
      failure: data.failure,
      at: created_on,
    }
  })
}

/** Puts a dead letter back into the queue; false where there is none of that id. */
export async function retryDeadMail(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ data: unknown }>`
      delete from pgboss.job where name = ${deadMailQueue} and id::text = ${id} returning data
    `.execute(transaction)
    const [row] = rows
    if (row === undefined) return false
    // Never started: it only writes, and through our connection.
    const boss = new PgBoss({ db: bossDb(transaction) })
    await queueMail(boss, parse(sealedMail, row.data), transaction)
    return true
  })
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
