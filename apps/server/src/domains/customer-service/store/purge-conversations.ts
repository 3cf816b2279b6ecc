import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { conversationKey } from './conversation.repository.ts'
import { saidOf } from './read-said.ts'

interface PurgeServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
  readonly files: Files
}

/** Long enough to answer who comes back with the same thing, and no longer. */
const keptSeconds = 365 * 86_400
/** In which nobody said anything. */
const emptyKeptSeconds = 86_400
const atOnce = 50

/** Removes the conversations that are over for a year, with their files, and those in which nothing was ever said. */
export async function purgeConversations(services: PurgeServices): Promise<void> {
  const now = services.clock.now()
  await services.db
    .deleteFrom('conversation')
    .where('ended_at', 'is', null)
    .where('changed_at', '<', secondsAfter(now, -emptyKeptSeconds))
    .where('last_seq', '=', 0)
    .execute()
  const since = secondsAfter(now, -keptSeconds)
  while ((await purgeSome(services, since)) === atOnce);
}

function purgeSome(services: PurgeServices, since: Date): Promise<number> {
  return services.db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('conversation')
      .select('id')
      .where(({ eb, and, or }) =>
        or([
          eb('ended_at', '<', since),
          and([eb('ended_at', 'is', null), eb('changed_at', '<', since)]),
        ]),
      )
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = over.map(({ id }) => id)
    if (ids.length === 0) return 0
    await releaseFiles({ ...services, db: transaction }, ids)
    await transaction.deleteFrom('conversation').where('id', 'in', ids).execute()
    return ids.length
  })
}

async function releaseFiles(
  { db, keys, files }: PurgeServices,
  ids: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_id', 'in', ids)
    .where('kind', '=', 'file')
    .execute()
  for (const row of rows) {
    const { content } = saidOf(keys, row)
    if (content.kind !== 'file') continue
    const customerKey = conversationKey(row.conversation_id)
    await files.release({ customerKey, id: content.fileId }, db)
  }
}
