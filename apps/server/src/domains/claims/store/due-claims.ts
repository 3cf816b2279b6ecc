import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { Clock } from '../rules/timeline.ts'
import { isOfClaimWithin } from './claim-within.ts'

interface Store {
  readonly db: Db
}

const ofFile = { customerKey: 'file.customer_key', claimId: 'file.claim_id' }
const ofApproval = {
  customerKey: 'claim_approval.customer_key',
  claimId: 'claim_approval.claim_id',
}
const ofNudge = { customerKey: 'claim_nudge.customer_key', claimId: 'claim_nudge.claim_id' }

interface Counted {
  readonly total: number
  readonly late: number
}

/** Documents that nobody has judged since they came. */
export const waitingFiles = sql`
  claim_document_file as file
  left join claim_document_verdict as verdict on verdict.customer_key = file.customer_key
    and verdict.claim_id = file.claim_id and verdict.document_type = file.document_type
  where not file.is_judged and (verdict.judged_at is null or file.received_at > verdict.judged_at)
    and not exists (
      select from claim_judgement as said where said.customer_key = file.customer_key
        and said.claim_id = file.claim_id and said.document_type = file.document_type
    )`

export interface ClaimToCheck {
  readonly claim: ObjectRef
  readonly since: Date
  /** Kinds of documents. */
  readonly documents: number
}

/** Claims with documents to be judged, the longest waiting in front. */
export async function claimsToCheck(
  { db }: Store,
  { limit, within }: { readonly limit: number; readonly within: Within },
): Promise<ClaimToCheck[]> {
  const { rows } = await sql<Place & { readonly since: Date; readonly documents: number }>`
    select file.customer_key, file.claim_id as id, min(file.received_at) as since,
      count(distinct file.document_type)::int as documents
    from ${waitingFiles} and ${isOfClaimWithin(ofFile, within)}
    group by file.customer_key, file.claim_id
    order by since, id limit ${limit}
  `.execute(db)
  return rows.map(({ since, documents, ...place }) => ({ claim: refOf(place), since, documents }))
}

/** How many there are, and files in them; late are those that came before then. */
export async function countClaimsToCheck(
  { db }: Store,
  { before, within }: { readonly before: Date; readonly within: Within },
): Promise<Counted & { readonly parts: number }> {
  const { rows } = await sql<Counted & { readonly parts: number }>`
    select count(*)::int as total, (count(*) filter (where is_late))::int as late,
      coalesce(sum(files), 0)::int as parts
    from (
      select min(file.received_at) < ${before} as is_late, count(*) as files from ${waitingFiles}
        and ${isOfClaimWithin(ofFile, within)} group by file.customer_key, file.claim_id
    ) as claim
  `.execute(db)
  return rows[0] ?? { total: 0, late: 0, parts: 0 }
}

/** How many payments wait for somebody else than who asked; late are those that were asked for before then. */
export function countApprovalsFor(
  { db }: Store,
  {
    staffId,
    before,
    within,
  }: { readonly staffId: string; readonly before: Date; readonly within: Within },
): Promise<Counted> {
  return counted(
    db,
    sql`select asked_at < ${before} as is_late from claim_approval
      where state = 'waiting' and staff_id <> ${staffId}
        and ${isOfClaimWithin(ofApproval, within)}`,
  )
}

/** Claims that were hurried and not answered; one counts once, however often its customer asked. */
export function countNudges(
  { db }: Store,
  { today, within }: { readonly today: string; readonly within: Within },
): Promise<Counted> {
  return counted(
    db,
    sql`select min(answer_by) < ${today} as is_late from claim_nudge
      where answered_at is null and ${isOfClaimWithin(ofNudge, within)} group by customer_key, claim_id`,
  )
}

/** A return has its own list, where its decision is due. */
const promisedClaims = (within: Within) => sql`
  claim where status = 'open' and due_on is not null and ${isWithin('claim.area_code', within)}
  and not exists (
    select from return_claim
    where return_claim.customer_key = claim.customer_key and return_claim.claim_id = claim.id
  )`

export interface PromisedClaim {
  readonly claim: ObjectRef
  readonly promise: Clock['promise']
  /** ISO date. */
  readonly dueOn: string
}

/** Claims that something was promised of, what is due first in front. */
export async function promisedClaimsFirst(
  { db }: Store,
  { limit, within }: { readonly limit: number; readonly within: Within },
): Promise<PromisedClaim[]> {
  const { rows } = await sql<
    Place & { readonly promise: Clock['promise']; readonly due_on: string }
  >`
    select customer_key, id, promise, due_on from ${promisedClaims(within)}
    order by due_on, reported_at, id limit ${limit}
  `.execute(db)
  return rows.map(({ promise, due_on: dueOn, ...place }) => ({
    claim: refOf(place),
    ...{ promise, dueOn },
  }))
}

export function countPromisedClaims(
  { db }: Store,
  { today, within }: { readonly today: string; readonly within: Within },
): Promise<Counted> {
  return counted(db, sql`select due_on < ${today}::date as is_late from ${promisedClaims(within)}`)
}

interface Place {
  readonly customer_key: Buffer
  readonly id: string
}

function refOf({ customer_key: customerKey, id }: Place): ObjectRef {
  return { kind: 'claim', customerKey, id }
}

async function counted(db: Db, things: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::int as total, (count(*) filter (where is_late))::int as late
    from (${things}) as thing
  `.execute(db)
  return rows[0] ?? { total: 0, late: 0 }
}
