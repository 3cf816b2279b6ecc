import type PgBoss from 'pg-boss'

const expiryQueue = 'order-expiry'
const eachMinute = '* * * * *'

/** Ends what was not done in time, each minute, by whichever process comes first. */
export async function expireEachMinute(boss: PgBoss, expire: () => Promise<void>): Promise<void> {
  await boss.createQueue(expiryQueue)
  await boss.schedule(expiryQueue, eachMinute)
  await boss.work(expiryQueue, expire)
}
