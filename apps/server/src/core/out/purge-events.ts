import { type Clock, secondsAfter } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'

const eventsKeptDays = 90
const purgedAtOnce = 1000

interface PurgeStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

const kept = (now: Date) => secondsAfter(now, -eventsKeptDays * 86_400)

/** Wishes that ended so long ago, and what was noted of calls about them. */
export async function purgeWishes({ db, clock }: PurgeStore): Promise<void> {
  await db.deleteFrom('wish').where('ended_at', '<', kept(clock.now())).execute()
  await db
    .deleteFrom('wish_note')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wish')
            .select('event_id')
            .whereRef('wish.event_id', '=', 'wish_note.event_id'),
        ),
      ),
    )
    .execute()
}

/**
 * Removes what the feed has held long enough, received or not: a core that has not come for so long has
 * been told of by an alert all the while.
 */
export async function purgeEvents({ db, clock }: PurgeStore): Promise<void> {
  const before = kept(clock.now())
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('core_event')
      .where('id', 'in', (old) =>
        old.selectFrom('core_event').select('id').where('at', '<', before).limit(purgedAtOnce),
      )
      .executeTakeFirst()
    if (numDeletedRows < BigInt(purgedAtOnce)) return
  }
}
