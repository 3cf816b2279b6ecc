import type { ReturnStatus } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { askedRows, isOfAsked } from '../../../platform/database/asked-rows.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { isOfClaimWithin } from '../../claims/store/claim-within.ts'
import { type ReturnClaimStore, returnClaimIn } from './return-claim.repository.ts'
import type { ReturnClaim } from './return-claim.ts'

const ofReturn = { customerKey: 'return_claim.customer_key', claimId: 'return_claim.claim_id' }

interface Extent {
  readonly offset: number
  readonly limit: number
  readonly within: Within
}

/** Those that stand so: what waits longest in front, of decided ones the newest. Only one page is opened. */
export async function listReturnClaims(
  { db, keys }: ReturnClaimStore,
  status: ReturnStatus,
  { offset, limit, within }: Extent,
): Promise<ReturnClaim[]> {
  const order = status === 'open' ? 'asc' : 'desc'
  const rows = await db
    .selectFrom('return_claim')
    .selectAll()
    .where('status', '=', status)
    .where(isOfClaimWithin(ofReturn, within))
    .orderBy('claimed_at', order)
    .orderBy('claim_id', order)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => returnClaimIn(keys, row))
}

export async function countReturnClaims(
  { db }: Pick<ReturnClaimStore, 'db'>,
  status: ReturnStatus,
  within: Within,
): Promise<number> {
  const { count } = await db
    .selectFrom('return_claim')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', status)
    .where(isOfClaimWithin(ofReturn, within))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Which of these claims are about return freight, by their ids. */
export async function returnsAmong(
  { db }: Pick<ReturnClaimStore, 'db'>,
  claims: readonly { readonly customerKey: Buffer; readonly id: string }[],
): Promise<ReadonlySet<string>> {
  if (claims.length === 0) return new Set()
  const rows = await db
    .selectFrom('return_claim')
    .select('claim_id')
    .innerJoin(askedRows(claims), (join) =>
      join
        .onRef('return_claim.customer_key', '=', 'asked.customer_key')
        .onRef('return_claim.claim_id', '=', 'asked.id'),
    )
    .where(isOfAsked('return_claim.customer_key', claims))
    .execute()
  return new Set(rows.map(({ claim_id }) => claim_id))
}

/** How many wait for a decision; late are those that were claimed before then. */
export async function countOpenReturns(
  { db }: Pick<ReturnClaimStore, 'db'>,
  before: Date,
  within: Within,
): Promise<{ readonly total: number; readonly late: number }> {
  return db
    .selectFrom('return_claim')
    .where('status', '=', 'open')
    .where(isOfClaimWithin(ofReturn, within))
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('claimed_at', '<', before).as('late'),
    ])
    .executeTakeFirstOrThrow()
}
