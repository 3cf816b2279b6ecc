import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { idleWork } from '../../../test/idle-work.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testKeys } from '../../../test/test-keys.ts'
import { type OpenJobs, openJobs } from './jobs.ts'
import type { PaymentCheck, PaymentJob } from './payment-jobs.ts'

const patient = { timeout: 60_000 }

let database: TestDatabase
let jobs: OpenJobs
const checked: PaymentCheck[] = []
const refunded: PaymentJob[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await openJobs(database.url, { keys: testKeys(), log: silentLog })
  await jobs.work({
    ...idleWork,
    sms: { send: async () => {} },
    mailer: { send: async () => {} },
    composeMail: () => Promise.reject(new Error('nobody writes mails here')),
    async checkPayment(check) {
      checked.push(check)
    },
    async refundPayment(payment) {
      refunded.push(payment)
      if (refunded.length === 1) throw new Error('the gateway gives no clear answer')
      return refunded.length > 2
    },
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.drop()
})

function newPayment(): PaymentJob {
  return { customerKey: 'aa', id: randomUUID() }
}

/** When the job of a payment is to be done, and how it stands. */
async function jobOf({ id }: PaymentJob) {
  const { rows } = await database.pool.query<{ state: string; start_after: Date }>(
    "select state, start_after from pgboss.job where data ->> 'id' = $1",
    [id],
  )
  return rows[0]
}

/** Its wait is over: nobody sits a minute through here. */
async function hurry({ id }: PaymentJob): Promise<void> {
  await database.pool.query(
    "update pgboss.job set start_after = now() where data ->> 'id' = $1 and state = 'retry'",
    [id],
  )
}

test('a look is planned for its moment, with what plans it or not at all', async () => {
  const now = new Date()
  const soon = { ...newPayment(), number: 0 }
  const later = { ...newPayment(), number: 3 }
  const undone = { ...newPayment(), number: 0 }
  await database.db.transaction().execute(async (transaction) => {
    await jobs.checkPayment(soon, now, transaction)
    await jobs.checkPayment(later, new Date(now.getTime() + 300_000), transaction)
  })
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await jobs.checkPayment(undone, now, transaction)
      throw new Error('what it belongs to failed')
    }),
  ).rejects.toThrow()
  await expect.poll(() => checked, patient).toEqual([soon])
  expect((await jobOf(later))?.start_after).toEqual(new Date(now.getTime() + 300_000))
  expect(await jobOf(undone)).toBeUndefined()
})

test('a refund is tried until it is done, whether it failed or is under way', async () => {
  const payment = newPayment()
  await database.db.transaction().execute((transaction) => jobs.refundPayment(payment, transaction))
  await expect
    .poll(async () => {
      await hurry(payment)
      return (await jobOf(payment))?.state
    }, patient)
    .toBe('completed')
  expect(refunded).toEqual([payment, payment, payment])
})
