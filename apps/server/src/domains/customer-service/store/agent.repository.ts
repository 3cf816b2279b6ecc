import { latestEnd, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'

interface AgentStore {
  readonly db: Db
}

/** Somebody who talks to customers. */
export interface Agent {
  readonly staffId: string
  /** What a customer may quote. */
  readonly number: string
  readonly isAtDesk: boolean
}

/** A desk is heard of every quarter of a minute; one that missed two of them has gone. */
export const heardEverySeconds = 15
const goneAfterSeconds = 3 * heardEverySeconds

/** Notes that this member of staff is at the desk, and gives them a number where they have none yet. */
export async function noteAtDesk({ db }: AgentStore, staffId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('agent')
    .set({ seen_at: now })
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  // An insert that conflicts would use up a number each time.
  if (numUpdatedRows > 0n) return
  await db
    .insertInto('agent')
    .values({ staff_id: staffId, seen_at: now })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ seen_at: now }))
    .execute()
}

/** The same for who looks at another page of the desk; whoever has no number yet gets none by it. */
export async function keepAtDesk({ db }: AgentStore, staffId: string, now: Date): Promise<void> {
  await db.updateTable('agent').set({ seen_at: now }).where('staff_id', '=', staffId).execute()
}

/** Everybody who has talked to customers, by number. */
export async function listAgents({ db }: AgentStore, now: Date): Promise<Agent[]> {
  const rows = await db.selectFrom('agent').selectAll().orderBy('number').execute()
  return rows.map(({ staff_id, number, seen_at }) => ({
    staffId: staff_id,
    number: String(number),
    isAtDesk: seen_at > secondsAfter(now, -goneAfterSeconds) && seen_at <= latestEnd(now, 0),
  }))
}

/** The number of one member of staff, who is given one where they have none yet. */
export async function agentNumber(store: AgentStore, staffId: string, now: Date): Promise<string> {
  const known = await readNumber(store, staffId)
  if (known !== undefined) return String(known)
  await noteAtDesk(store, staffId, now)
  return String(await readNumber(store, staffId))
}

async function readNumber({ db }: AgentStore, staffId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('agent')
    .select('number')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row?.number
}
