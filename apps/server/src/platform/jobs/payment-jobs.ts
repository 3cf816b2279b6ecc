import type PgBoss from 'pg-boss'
import { type InferOutput, number, object, parse, string } from 'valibot'
import type { Db } from '../database/database.ts'
import { bossDb } from './boss-db.ts'
import type { QueueWorkers } from './queue-workers.ts'

/** Where a payment stands, as a job names it: a keyed hash in hex, and an id. */
const paymentJob = object({ customerKey: string(), id: string() })
export type PaymentJob = InferOutput<typeof paymentJob>

/** The checks of one payment are numbered, so that a job which comes twice begins no second row of them. */
const paymentCheck = object({ ...paymentJob.entries, number: number() })
export type PaymentCheck = InferOutput<typeof paymentCheck>

export interface PaymentWork {
  readonly checkPayment: (check: PaymentCheck) => Promise<void>
  /** False where the money is not back yet, and it has to be asked for again. */
  readonly refundPayment: (payment: PaymentJob) => Promise<boolean>
}

const checkQueue = 'payment-checks'
const refundQueue = 'refunds'
const pollMs = 1000
const triedForDays = 30
const triedEverySeconds = 60
/** Nobody gives up on money: as long as a refund is not done it is tried, for a month. */
const untilDone = {
  retryLimit: (triedForDays * 86_400) / triedEverySeconds,
  retryDelay: triedEverySeconds,
  expireInSeconds: 60,
  retentionDays: triedForDays,
} as const

export async function openPaymentQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(checkQueue)
  await boss.createQueue(refundQueue)
}

export async function queueCheck(
  boss: PgBoss,
  check: PaymentCheck,
  at: Date,
  transaction: Db,
): Promise<void> {
  await boss.send(checkQueue, check, { ...untilDone, startAfter: at, db: bossDb(transaction) })
}

export async function queueRefund(
  boss: PgBoss,
  payment: PaymentJob,
  transaction: Db,
): Promise<void> {
  await boss.send(refundQueue, payment, { ...untilDone, db: bossDb(transaction) })
}

/** Each payment is a job of its own, so that a gateway that is slow about one delays no other. */
export function workOffPayments(
  workers: QueueWorkers,
  { checkPayment, refundPayment }: PaymentWork,
): void {
  workers.workOff(checkQueue, { pollMs, workers: 2 }, async ({ data }) => {
    await checkPayment(parse(paymentCheck, data))
    return true
  })
  workers.workOff(refundQueue, { pollMs }, ({ data }) => refundPayment(parse(paymentJob, data)))
}
