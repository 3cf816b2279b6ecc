import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { staffIdleSeconds } from '../staff/staff-sessions.ts'
import { idleSeconds } from './sessions.ts'

/** Long enough to compare a season with the one a year before. */
const analyticsKeptSeconds = 400 * 86_400

/** An SMS from so long ago still stops those that follow it. */
const claimLinksKeptSeconds = 180 * 86_400

/** So long a person reads who looked at what is theirs. */
const looksKeptSeconds = 3 * 365 * 86_400
/** Of staff, with why they did: as long as the trail is looked through. */
const staffLooksKeptSeconds = 5 * 365 * 86_400
/** A season of looks goes a portion at a time, each a short statement; the rest with the next purge. */
const looksAtOnce = 2000
const looksAtMost = 50 * looksAtOnce

/** Whoever sends a request to the desk again does so within minutes. */
const staffAnswersKeptSeconds = 86_400

/** Removes what has ended: sessions with their codes and answers, grants, links, counters, old page views. */
export async function purgeEnded(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  await db
    .deleteFrom('session')
    .where(({ or, eb }) =>
      or([eb('ends_at', '<', now), eb('seen_at', '<', secondsAfter(now, -idleSeconds))]),
    )
    .execute()
  await purgeDesk(db, now)
  await db.deleteFrom('visitor_grant').where('ends_at', '<', now).execute()
  await db.deleteFrom('spent_sign_on_ticket').where('expires_at', '<', now).execute()
  await db.deleteFrom('person_device').where('expires_at', '<', now).execute()
  await db.deleteFrom('one_use_link').where('expires_at', '<', now).execute()
  const linksSince = secondsAfter(now, -claimLinksKeptSeconds)
  await db.deleteFrom('claim_link').where('expires_at', '<', linksSince).execute()
  await db.deleteFrom('counter').where('expires_at', '<', now).execute()
  const analyticsSince = secondsAfter(now, -analyticsKeptSeconds)
  await db.deleteFrom('analytics_event').where('at', '<', analyticsSince).execute()
  await db.deleteFrom('analytics_vital').where('at', '<', analyticsSince).execute()
  await purgeLooks(db, 'is', secondsAfter(now, -looksKeptSeconds))
  await purgeLooks(db, 'is not', secondsAfter(now, -staffLooksKeptSeconds))
}

/** Those of nobody of the staff, or of staff alone. */
async function purgeLooks(db: Db, ofNoStaff: 'is' | 'is not', since: Date): Promise<void> {
  for (let purged = 0; purged < looksAtMost; purged += looksAtOnce) {
    const { numDeletedRows } = await db
      .deleteFrom('person_access')
      .where('seq', 'in', (old) =>
        old
          .selectFrom('person_access')
          .select('seq')
          .where('staff_id', ofNoStaff, null)
          .where('at', '<', since)
          .orderBy('at')
          .limit(looksAtOnce),
      )
      .executeTakeFirst()
    if (numDeletedRows < BigInt(looksAtOnce)) return
  }
}

async function purgeDesk(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where(({ or, eb }) =>
      or([eb('ends_at', '<', now), eb('seen_at', '<', secondsAfter(now, -staffIdleSeconds))]),
    )
    .execute()
  await db.deleteFrom('staff_entry').where('ends_at', '<', now).execute()
  await db.deleteFrom('staff_company_entry').where('ends_at', '<', now).execute()
  const answersSince = secondsAfter(now, -staffAnswersKeptSeconds)
  await db.deleteFrom('staff_submission').where('at', '<', answersSince).execute()
}
