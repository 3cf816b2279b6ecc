import { sql } from 'kysely'
import type { Services } from '../../domains/services.ts'

/** Whoever pushes is notified by it. */
export const positionedTopic = 'core-events/positioned'

/** So many get their position in one transaction. */
const placedAtOnce = 500

interface RelayServices extends Pick<Services, 'db'> {
  readonly notifier: Pick<Services['notifier'], 'notify'>
}

/**
 * Gives the events that are committed and have no position yet the next ones, in the order of writing, and
 * tells how many. The row of the feed lets in one relay at a time, over all processes, and its statement
 * begins after the one before has committed. So whoever has read up to a position has read all that ever
 * comes before it: an event whose transaction is still open gets a later one. Of one subject, what was
 * written after something had committed stands behind it.
 */
async function assignPositions({ db, notifier }: RelayServices): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { last_position: last } = await transaction
      .selectFrom('core_feed')
      .select('last_position')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ position: number }>`
      update core_event set position = placed.position
      from (
        select id, ${last}::bigint + row_number() over (order by seq) as position
        from (
          select id, seq from core_event where position is null order by seq limit ${placedAtOnce}
        ) as unplaced
      ) as placed
      where core_event.id = placed.id
      returning core_event.position
    `.execute(transaction)
    if (rows.length === 0) return 0
    const position = Math.max(...rows.map((row) => Number(row.position)))
    await transaction.updateTable('core_feed').set({ last_position: position }).execute()
    await notifier.notify(positionedTopic, transaction)
    return rows.length
  })
}

/** All there are, batch by batch. */
export async function assignAllPositions(services: RelayServices): Promise<number> {
  let placed = 0
  for (;;) {
    const more = await assignPositions(services)
    placed += more
    if (more < placedAtOnce) return placed
  }
}
