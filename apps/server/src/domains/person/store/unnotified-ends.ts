import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Delegation, type DelegationStore, delegationOf } from './delegation.ts'

/** So many are told with one run; the others with the next. */
const atOnce = 500

/** Those whose end nobody was told yet. */
export async function unnotifiedEnds({ db }: { readonly db: Db }): Promise<string[]> {
  const rows = await db
    .selectFrom('person_delegation')
    .select('id')
    .where('state', '=', 'ended')
    .where('is_end_notified', '=', false)
    .orderBy('ended_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes one to tell its end, and whether it had ever been accepted; nothing where another process has. */
export async function takeUnnotifiedEnd(
  store: DelegationStore,
  id: string,
): Promise<Delegation | undefined> {
  const row = await store.db
    .updateTable('person_delegation')
    .set({ is_end_notified: true })
    .where('id', '=', id)
    .where('is_end_notified', '=', false)
    .returningAll()
    .executeTakeFirst()
  return row && delegationOf(store, row)
}

/** Those whose giver is to be told that they are still in force. */
export async function delegationsToRemindOf(store: DelegationStore): Promise<Delegation[]> {
  const now = store.clock.now()
  const rows = await store.db
    .selectFrom('person_delegation')
    .selectAll()
    .where('state', '=', 'accepted')
    .where('ends_at', '>', now)
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(atOnce)
    .execute()
  return rows.map((row) => delegationOf(store, row))
}

/** The log of who looked names family by it for so long after its end. */
const keptSeconds = 3 * 366 * 86_400

export async function purgeDelegations(db: Db, clock: Pick<Clock, 'now'>): Promise<void> {
  await db
    .deleteFrom('person_delegation')
    .where('state', '=', 'ended')
    .where('ended_at', '<', secondsAfter(clock.now(), -keptSeconds))
    .execute()
}
