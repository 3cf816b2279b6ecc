import type PgBoss from 'pg-boss'

const noticeQueue = 'notices'
/** Each minute of the day from 8 to 21 in China: what happens at night is told in the morning. */
const byDay = '* 8-20 * * *'

/** Tells subscribers what is new, by whichever process comes first. */
export async function tellByDay(boss: PgBoss, tell: () => Promise<void>): Promise<void> {
  await boss.createQueue(noticeQueue)
  await boss.schedule(noticeQueue, byDay, undefined, { tz: 'Asia/Shanghai' })
  await boss.work(noticeQueue, tell)
}
