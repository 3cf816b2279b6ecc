import {
  type Availability,
  availability,
} from '@ecenter/contract/customer-service/desk/staffing.ts'
import { type Selectable, sql } from 'kysely'
import { parse } from 'valibot'
import { latestEnd, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

interface AgentStore {
  readonly db: Db
}

/** Somebody who talks to customers. */
export interface Agent {
  readonly staffId: string
  /** What a customer may quote. */
  readonly number: string
  readonly isAtDesk: boolean
  readonly availability: Availability
  /** Since when it is so, where they said so themselves. */
  readonly availableSince: Date | undefined
  /** Conversations that they have now. */
  readonly open: number
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

/** Whoever signs out has gone at once, and comes back as one who takes customers. */
export async function noteLeft({ db }: AgentStore, staffId: string): Promise<void> {
  await db
    .updateTable('agent')
    .set({ seen_at: longAgo, availability: 'online', available_since: null })
    .where('staff_id', '=', staffId)
    .execute()
}

const longAgo = new Date(0)

/** Says whether somebody takes customers; what they said already counts from when they said it first. */
export async function storeAvailability(
  store: AgentStore,
  staffId: string,
  said: Availability,
  now: Date,
): Promise<void> {
  await noteAtDesk(store, staffId, now)
  await store.db
    .updateTable('agent')
    .set({ availability: said, available_since: now })
    .where('staff_id', '=', staffId)
    .where('availability', '!=', said)
    .execute()
}

const openOfAgent = sql<number>`(
  select count(*)::int from conversation
  where conversation.status = 'person' and conversation.staff_id = agent.staff_id
)`

/** Everybody who has talked to customers, by number. */
export async function listAgents({ db }: AgentStore, now: Date): Promise<Agent[]> {
  const rows = await db
    .selectFrom('agent')
    .selectAll()
    .select(openOfAgent.as('open'))
    .orderBy('number')
    .execute()
  return rows.map((row) => agentOf(row, now))
}

/** One of them; undefined of who was never at the desk. */
export async function readAgent(
  { db }: AgentStore,
  staffId: string,
  now: Date,
): Promise<Agent | undefined> {
  const row = await db
    .selectFrom('agent')
    .selectAll()
    .select(openOfAgent.as('open'))
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row && agentOf(row, now)
}

/** The same, held until the transaction ends: whoever gives them a conversation counts after the one before. */
export async function lockAgent(
  { db }: AgentStore,
  staffId: string,
  now: Date,
): Promise<Agent | undefined> {
  await db
    .selectFrom('agent')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst()
  // A statement of its own: what was given meanwhile is seen by one that begins after the wait.
  return readAgent({ db }, staffId, now)
}

function agentOf(row: Selectable<Tables['agent']> & { readonly open: number }, now: Date): Agent {
  const { staff_id, number, seen_at, available_since, open } = row
  return {
    staffId: staff_id,
    number: String(number),
    isAtDesk: seen_at > secondsAfter(now, -goneAfterSeconds) && seen_at <= latestEnd(now, 0),
    availability: parse(availability, row.availability),
    availableSince: available_since ?? undefined,
    open,
  }
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
