import { secondsAfter } from '../../../platform/clock/clock.ts'
import type { PaymentCheck } from '../../../platform/jobs/payment-jobs.ts'
import { changePayment } from '../store/change-payment.ts'
import { readPayment } from '../store/payment.repository.ts'
import { isOpen, type Payment } from '../store/payment.ts'
import { learnPayment } from './learn-payment.ts'
import type { PaymentServices } from './payment-services.ts'

const firstChecksAfterSeconds = [15, 60, 300] as const
const everySeconds = 300
/** One that could not be closed is tried again after this long. */
const closeAgainAfterSeconds = 60

/**
 * Looks what became of a payment, and comes back as long as it is open: notices get lost, and so do
 * customers on their way back. It ends with the payment's time, when it is closed at its gateway. One
 * that was closed before is looked at once more then, for some cashiers take its money until that moment.
 */
export async function checkPayment(
  services: PaymentServices,
  { customerKey, id, number }: PaymentCheck,
): Promise<void> {
  const ref = { customerKey: Buffer.from(customerKey, 'hex'), id }
  const payment = await readPayment(services, ref)
  if (payment.state === 'paid' || payment.checks !== number) return
  const end = await learnPayment(services, payment)
  await services.db.transaction().execute(async (db) => {
    const store = { ...services, db }
    const after = await readPayment(store, ref)
    const at = lookAgainAt(after, end, services.clock.now())
    if (at === undefined) return
    await changePayment(store, ref, { checks: number + 1 })
    await services.jobs.checkPayment({ customerKey, id, number: number + 1 }, at, db)
  })
}

/** Undefined where nothing can come of it any more. */
function lookAgainAt(
  payment: Payment,
  end: Awaited<ReturnType<typeof learnPayment>>,
  now: Date,
): Date | undefined {
  if (payment.state === 'paid') return undefined
  if (isOpen(payment) || end === 'unsure') return nextCheckAt(payment, now)
  return now < payment.expiresAt ? payment.expiresAt : undefined
}

/** The next of the moments at which a payment is looked after. */
export function nextCheckAt(
  { startedAt, expiresAt }: Pick<Payment, 'startedAt' | 'expiresAt'>,
  now: Date,
): Date {
  if (now >= expiresAt) return secondsAfter(now, closeAgainAfterSeconds)
  const seconds = (now.getTime() - startedAt.getTime()) / 1000
  const next =
    firstChecksAfterSeconds.find((after) => after > seconds) ??
    (Math.floor(seconds / everySeconds) + 1) * everySeconds
  const at = secondsAfter(startedAt, next)
  return at < expiresAt ? at : expiresAt
}
