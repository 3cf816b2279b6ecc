import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { listOfRowRefs, lockStored, type RowRef } from '../../../platform/database/row-refs.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { claimWorkOf } from '../rules/claim-work.ts'
import { promisedDays } from '../rules/promise.ts'
import { eventsByClaim } from './claim.repository.ts'
import type { Claim } from './claim.ts'

interface Store {
  readonly db: Db
}

/** The columns of a claim that follow from its events. */
export function workColumns(claim: Pick<Claim, 'reportedAt' | 'events'>) {
  const { isOpen, step, stepAt, promise, dueOn, awaitsDocuments } = claimWorkOf(claim)
  return {
    status: isOpen ? ('open' as const) : ('over' as const),
    step,
    step_at: stepAt,
    promise: promise ?? null,
    promise_days: promise === undefined ? null : promisedDays(promise),
    due_on: dueOn ?? null,
    awaits_documents: awaitsDocuments,
  }
}

type EventRow = Pick<
  Selectable<Tables['claim_event']>,
  'claim_id' | 'seq' | 'at' | 'type' | 'facts'
>
type ReportedRow = RowRef & { readonly reported_at: Date }

/** Notes where claims stand, from the events that they have now; in the transaction that changed them. */
export async function noteClaimWork({ db }: Store, rowRefs: readonly RowRef[]): Promise<void> {
  if (rowRefs.length === 0) return
  const { rows: reported } = await sql<ReportedRow>`
    select claim.customer_key, claim.id, claim.reported_at from claim
    join ${listOfRowRefs(rowRefs)} on claim.customer_key = row_ref.customer_key and claim.id = row_ref.id
  `.execute(db)
  const { rows: told } = await sql<EventRow>`
    select event.claim_id, event.seq, event.at, event.type, event.facts from claim_event as event
    join ${listOfRowRefs(rowRefs)}
      on event.customer_key = row_ref.customer_key and event.claim_id = row_ref.id
    order by event.at, event.seq
  `.execute(db)
  const events = eventsByClaim(told)
  const works = reported.map(({ customer_key, id, reported_at }) => ({
    ...{ customer_key, id },
    ...workColumns({ reportedAt: reported_at, events: events.get(id) ?? [] }),
  }))
  await sql`
    update claim set status = work.status, step = work.step, step_at = work.step_at,
      promise = work.promise, promise_days = work.promise_days, due_on = work.due_on,
      awaits_documents = work.awaits_documents
    from unnest(
      ${works.map(({ customer_key }) => customer_key)}::bytea[],
      ${works.map(({ id }) => id)}::uuid[],
      ${works.map(({ status }) => status)}::text[],
      ${works.map(({ step }) => step)}::text[],
      ${works.map(({ step_at }) => step_at)}::timestamptz[],
      ${works.map(({ promise }) => promise)}::text[],
      ${works.map(({ promise_days }) => promise_days)}::int[],
      ${works.map(({ due_on }) => due_on)}::date[],
      ${works.map(({ awaits_documents }) => awaits_documents)}::boolean[]
    ) as work (customer_key, id, status, step, step_at, promise, promise_days, due_on, awaits_documents)
    where claim.customer_key = work.customer_key and claim.id = work.id
  `.execute(db)
}

const promises = ['assess', 'pay', 'explain-refusal'] as const

/** One comparison each, so that an index leads to the few that there are. */
function isToNote() {
  const ofOtherDays = promises.flatMap((promise) => {
    const days = promisedDays(promise)
    return [
      sql`promise = ${promise} and promise_days < ${days}`,
      sql`promise = ${promise} and promise_days > ${days}`,
    ]
  })
  return sql<boolean>`(status = 'unknown' or ${sql.join(ofOtherDays, sql` or `)})`
}

interface Bounds {
  /** So many in one transaction, so that nobody waits long for a claim of theirs. */
  readonly atOnce?: number
  /** So many transactions in one run: what goes with it each minute waits for no more. */
  readonly atMost?: number
}

/**
 * Notes the same of claims that were stored before it was kept, and of those whose day follows from another
 * number of days than what customers read now; the next run goes on.
 */
export async function noteUnknownClaims(
  { db }: Store,
  { atOnce = 200, atMost = 25 }: Bounds = {},
): Promise<void> {
  for (let done = 0; done < atMost; done += 1) {
    const found = await db.transaction().execute(async (transaction) => {
      const rowRefs = await transaction
        .selectFrom('claim')
        .select(['customer_key', 'id'])
        .where(isToNote())
        .limit(atOnce)
        .execute()
      await lockStored(transaction, 'claim', rowRefs)
      await noteClaimWork({ db: transaction }, rowRefs)
      return rowRefs.length
    })
    if (found < atOnce) return
  }
}
