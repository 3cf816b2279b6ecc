import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'

/** Removes what has ended: sessions with their codes and answers, grants, and counters. */
export async function purgeEnded(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('session').where('ends_at', '<', now).execute()
  await db.deleteFrom('visitor_grant').where('ends_at', '<', now).execute()
  await db.deleteFrom('counter').where('expires_at', '<', now).execute()
}
