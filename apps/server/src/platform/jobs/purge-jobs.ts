import type PgBoss from 'pg-boss'

const purgeQueue = 'purge'
const hourly = '23 * * * *'

/** Removes what has ended, once an hour, by one process of all. */
export async function purgeHourly(boss: PgBoss, purge: () => Promise<void>): Promise<void> {
  await boss.createQueue(purgeQueue)
  await boss.schedule(purgeQueue, hourly)
  await boss.work(purgeQueue, purge)
}
