import { type Clock, secondsAfter } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'

const eventsKeptDays = 90
const purgedAtOnce = 1000

interface PurgeStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Removes what the feed has held long enough, received or not: a core that has not come for so long has
 * been told of by an alert all the while.
 */
export async function purgeEvents({ db, clock }: PurgeStore): Promise<void> {
  const before = secondsAfter(clock.now(), -eventsKeptDays * 86_400)
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
