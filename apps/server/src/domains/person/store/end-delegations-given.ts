import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { EndedBy } from '../rules/delegation-status.ts'

/** Ends all that these people let others see: they locked everything, or may have lost their phone. */
export async function endDelegationsGiven(
  db: Db,
  giverKeys: readonly Buffer[],
  endedBy: Extract<EndedBy, 'lock' | 'phone'>,
): Promise<void> {
  await db
    .updateTable('person_delegation')
    .set({ state: 'ended', ended_at: sql<Date>`now()`, ended_by: endedBy })
    .where('giver_key', 'in', giverKeys)
    .where('state', '!=', 'ended')
    .execute()
}
