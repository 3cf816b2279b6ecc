import type { Db } from '../../platform/database/database.ts'
import type { Conversation } from './conversation.ts'

/** The place of a conversation among those that wait for a person: 1 is served next. */
export async function queuePosition(
  { db }: { readonly db: Db },
  { id, queuedAt }: Pick<Conversation, 'id' | 'queuedAt'>,
): Promise<number | undefined> {
  if (queuedAt === undefined) return undefined
  const { before } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('status', '=', 'queued')
    .where(({ eb, and, or }) =>
      or([
        eb('queued_at', '<', queuedAt),
        and([eb('queued_at', '=', queuedAt), eb('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return before + 1
}
