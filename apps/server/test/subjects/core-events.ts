import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import { assignAllPositions } from '../../src/core/out/assign-positions.ts'
import { readFeed, type StoredEvent } from '../../src/core/out/read-feed.ts'
import { tellCore } from '../../src/platform/core-events/tell-core.ts'
import type { Db } from '../../src/platform/database/database.ts'
import type { TestService } from '../test-services.ts'

/** What the core was told since the act began, in order. */
export async function eventsFrom(
  service: TestService,
  act: () => Promise<unknown>,
): Promise<StoredEvent[]> {
  const after = await lastPosition(service)
  await act()
  await assignAllPositions(service)
  return readFeed(service, { after, limit: 1000 })
}

/** Of all that has been told by now. */
export async function lastPosition(service: TestService): Promise<number> {
  await assignAllPositions(service)
  const feed = await service.db.selectFrom('core_feed').selectAll().executeTakeFirstOrThrow()
  return feed.last_position
}

/** Tells the core of a call about a lead, in a transaction of its own or in the given one. */
export function tellOf(
  service: TestService,
  subject: string,
  note: string,
  db?: Db,
): Promise<string> {
  const { clock } = service
  const work = (transaction: Db) =>
    tellCore({ ...service, db: transaction }, leadNoted, {
      subject,
      data: {
        leadNo: subject.replace('lead/', ''),
        status: 'called',
        note,
        notedAt: clock.now().toISOString(),
        account: 'agent1',
      },
    })
  return db === undefined ? service.db.transaction().execute(work) : work(db)
}
