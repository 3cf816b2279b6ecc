import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import {
  proofOf,
  type SessionProof,
  selectProofs,
} from '../../../platform/session/session-customer.ts'
import { type ConversationStore, conversationOf } from './conversation.repository.ts'
import type { Conversation } from './conversation.ts'

/**
 * Since when a customer of `conversation` waits for a person: for the first answer since they asked for one, or
 * else since the first thing they wrote after the last answer. Who takes it, gives it on or goes changes nothing.
 */
const owedSince: RawBuilder<Date | null> = sql`
  coalesce(
    (
      select case
        when answered.seq is null then coalesce(conversation.queued_at, conversation.taken_at)
        else (
          select min(said.at) from chat_message as said
          where said.conversation_id = conversation.id
            and said.sender = 'customer' and said.seq > answered.seq
        )
      end
      from (
        select max(seq) as seq from chat_message
        where conversation_id = conversation.id and sender = 'agent'
          and at >= coalesce(conversation.queued_at, conversation.taken_at)
      ) as answered
    ),
    case when conversation.status <> 'person' then conversation.queued_at end
  )`

/** Of these conversations those that owe an answer, and since when. */
export async function owedSinceOf(
  { db }: { readonly db: Db },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversation')
    .select(['id', owedSince.as('since')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, since }) => (since === null ? [] : [[id, since]])))
}

/** A conversation in which somebody waits for an answer; opened only where it is shown. */
export interface OwedAnswer {
  readonly status: Conversation['status']
  readonly since: Date
  /** Who has it; undefined of the queue and of what was left. */
  readonly staffId: string | undefined
  open(): Conversation
}

/** More than these nobody answers in a day. */
const atMost = 1000

/** What one member of staff may answer: their own, the queue, and what was left; in any order. */
export function owedAnswers(store: ConversationStore, staffId: string): Promise<OwedAnswer[]> {
  return owedWhere(store, sql`staff_id = ${staffId}`)
}

/** The same of everybody. */
export function owedByAll(store: ConversationStore): Promise<OwedAnswer[]> {
  return owedWhere(store, sql`true`)
}

async function owedWhere(
  { db, keys }: ConversationStore,
  isTheirs: RawBuilder<unknown>,
): Promise<OwedAnswer[]> {
  const { rows } = await sql<Selectable<Tables['conversation']> & { readonly since: Date | null }>`
    select conversation.*, ${owedSince} as since from conversation
    where status in ('queued', 'message-left') or (status = 'person' and ${isTheirs})
    order by queued_at, id
    limit ${atMost}
  `.execute(db)
  return rows.flatMap(({ since, ...row }) => {
    if (since === null) return []
    const open = () => conversationOf(keys, row)
    const staffId = (row.status === 'person' ? row.staff_id : null) ?? undefined
    return [{ status: row.status as Conversation['status'], since, staffId, open }]
  })
}

/** Of everybody who owes an answer, since when the customer waits who waits longest. */
export async function longestOwedByStaff({
  db,
}: {
  readonly db: Db
}): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ readonly staff_id: string; readonly since: Date }>`
    select staff_id, min(since) as since
    from (select staff_id, ${owedSince} as since from conversation where status = 'person') as owed
    where since is not null and staff_id is not null
    group by staff_id
  `.execute(db)
  return new Map(rows.map(({ staff_id, since }) => [staff_id, since]))
}

/** The conversations that one member of staff has. */
export async function ownConversationIds(
  { db }: { readonly db: Db },
  staffId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where('status', '=', 'person')
    .where('staff_id', '=', staffId)
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

/** What this customer has proven in these, and holds still: where another has logged in meanwhile it is nobody's. */
export async function proofsInOwn(
  services: Parameters<typeof selectProofs>[0],
  staffId: string,
  customerKey: Buffer,
): Promise<SessionProof[]> {
  const rows = await selectProofs(services)
    .innerJoin('conversation', 'conversation.session_id', 'customer.session_id')
    .distinct()
    .where('conversation.status', '=', 'person')
    .where('conversation.staff_id', '=', staffId)
    .where('customer.customer_key', '=', customerKey)
    .execute()
  return rows.map(proofOf)
}
