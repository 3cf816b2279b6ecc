import type {
  ClaimAmount,
  ClaimFilter,
  ClaimState,
  ClaimStepName,
} from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { type RawBuilder, sql } from 'kysely'
import { daysAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { Clock } from '../rules/timeline.ts'
import { waitingFiles } from './due-claims.ts'

interface Store {
  readonly db: Db
}

export interface ListedClaim {
  readonly ref: ObjectRef
  readonly step: ClaimStepName
  readonly stepAt: Date
  readonly promise: Clock['promise'] | undefined
  readonly dueOn: string | undefined
  readonly documents: number
  readonly hasApproval: boolean
  readonly awaitsCustomer: boolean
}

interface Wanted extends Omit<ClaimFilter, 'branch'> {
  readonly today: string
  readonly within: Within
  /** How the areas of the branch that is chosen begin. */
  readonly area?: string | undefined
}

/** What is due first in front; what nothing was promised of comes last. */
export async function claimsAsked(
  { db }: Store,
  wanted: Wanted,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ListedClaim[]> {
  const { rows } = await sql<Row>`
    select * from (${openClaims(wanted)}) as work where ${isIn(wanted.state, wanted.today)}
    order by due_on nulls last, reported_at, id offset ${offset} limit ${limit}
  `.execute(db)
  return rows.map((row) => ({
    ref: { kind: 'claim', customerKey: row.customer_key, id: row.id },
    step: row.step,
    stepAt: row.step_at,
    promise: row.promise ?? undefined,
    dueOn: row.due_on ?? undefined,
    documents: row.documents,
    hasApproval: row.has_approval,
    awaitsCustomer: row.awaits_documents,
  }))
}

export async function countClaimsAsked(
  { db }: Store,
  wanted: Wanted,
): Promise<Readonly<Record<ClaimState, number>>> {
  const count = (state: ClaimState) =>
    sql`(count(*) filter (where ${isIn(state, wanted.today)}))::int as ${sql.ref(state)}`
  const { rows } = await sql<Record<ClaimState, number>>`
    select ${sql.join(states.map(count))} from (${openClaims(wanted)}) as work
  `.execute(db)
  return rows[0] ?? { all: 0, late: 0, soon: 0, 'to-check': 0, approval: 0, customer: 0 }
}

const states: readonly ClaimState[] = ['all', 'late', 'soon', 'to-check', 'approval', 'customer']

interface Row {
  readonly customer_key: Buffer
  readonly id: string
  readonly step: ClaimStepName
  readonly step_at: Date
  readonly promise: Clock['promise'] | null
  readonly due_on: string | null
  readonly awaits_documents: boolean
  readonly documents: number
  readonly has_approval: boolean
}

function openClaims({
  step,
  kind,
  amount,
  area,
  within,
}: Omit<Wanted, 'state' | 'today'>): RawBuilder<unknown> {
  return sql`
    select claim.customer_key, claim.id, claim.reported_at, claim.step, claim.step_at, claim.promise,
      claim.due_on, claim.awaits_documents, coalesce(waiting.documents, 0) as documents,
      approval.claim_id is not null as has_approval
    from claim
    left join (
      select file.customer_key, file.claim_id, count(distinct file.document_type)::int as documents
      from ${waitingFiles} group by file.customer_key, file.claim_id
    ) as waiting on waiting.customer_key = claim.customer_key and waiting.claim_id = claim.id
    left join claim_approval as approval on approval.customer_key = claim.customer_key
      and approval.claim_id = claim.id and approval.state = 'waiting'
    where claim.status = 'open' and ${isWithin('claim.area_code', within)}
      and (${step ?? null}::text is null or claim.step = ${step ?? null})
      and (${kind ?? null}::text is null or claim.kind = ${kind ?? null})
      and ${area === undefined ? sql`true` : sql`claim.area_code like ${`${area}%`}`}
      and ${amount === undefined ? sql`true` : bands[amount]}
      and not exists (
        select from return_claim
        where return_claim.customer_key = claim.customer_key and return_claim.claim_id = claim.id
      )`
}

const bands: Readonly<Record<ClaimAmount, RawBuilder<unknown>>> = {
  none: sql`claim.amount_fen is null`,
  'to-5000': sql`claim.amount_fen <= 500000`,
  'to-50000': sql`claim.amount_fen > 500000 and claim.amount_fen <= 5000000`,
  above: sql`claim.amount_fen > 5000000`,
}

/** Areas of claims that are open, each once. */
export async function areasOfOpenClaims({ db }: Store, within: Within): Promise<string[]> {
  const { rows } = await sql<{ readonly area: string }>`
    select distinct area_code as area from claim
    where status = 'open' and area_code is not null and ${isWithin('area_code', within)}
  `.execute(db)
  return rows.map(({ area }) => area)
}

/** So many days before it is due something is marked. */
const soonDays = 3

function isIn(state: ClaimState, today: string): RawBuilder<boolean> {
  switch (state) {
    case 'all':
      return sql`true`
    case 'late':
      return sql`due_on < ${today}::date`
    case 'soon':
      return sql`due_on between ${today}::date and ${daysAfter(today, soonDays)}::date`
    case 'to-check':
      return sql`documents > 0`
    case 'approval':
      return sql`has_approval`
    case 'customer':
      return sql`awaits_documents and documents = 0`
  }
}
