import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { idleSeconds } from './sessions.ts'

/** Long enough to compare a season with the one a year before. */
const analyticsKeptSeconds = 400 * 86_400

/** An SMS from so long ago still stops those that follow it. */
const claimLinksKeptSeconds = 180 * 86_400

/** Removes what has ended: sessions with their codes and answers, grants, links, counters, old page views. */
export async function purgeEnded(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  await db
    .deleteFrom('session')
    .where(({ or, eb }) =>
      or([eb('ends_at', '<', now), eb('seen_at', '<', secondsAfter(now, -idleSeconds))]),
    )
    .execute()
  await db.deleteFrom('visitor_grant').where('ends_at', '<', now).execute()
  await db.deleteFrom('spent_hand_over').where('expires_at', '<', now).execute()
  await db.deleteFrom('one_use_link').where('expires_at', '<', now).execute()
  const linksSince = secondsAfter(now, -claimLinksKeptSeconds)
  await db.deleteFrom('claim_link').where('expires_at', '<', linksSince).execute()
  await db.deleteFrom('counter').where('expires_at', '<', now).execute()
  const analyticsSince = secondsAfter(now, -analyticsKeptSeconds)
  await db.deleteFrom('analytics_event').where('at', '<', analyticsSince).execute()
  await db.deleteFrom('analytics_vital').where('at', '<', analyticsSince).execute()
}
