import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/session/session.ts'

/**
 * The name under which a session's events stand together. It is random and no hash: a hash could be
 * made again from the session id, which the audit trail keeps long after the session's end.
 */
export async function visitOf(db: Db, { id }: Session): Promise<string> {
  const { visit } = await db
    .insertInto('analytics_visit')
    .values({ session_id: id, visit: randomUUID() })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ session_id: id }))
    .returning('visit')
    .executeTakeFirstOrThrow()
  return visit
}
