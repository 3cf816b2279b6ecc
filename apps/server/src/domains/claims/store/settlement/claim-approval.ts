import { approvedEnd } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { type InferOutput, number, object, optional, parse, string } from 'valibot'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import type { Within } from '../../../../platform/staff/within-branch.ts'
import type { ClaimStore } from '../claim.repository.ts'
import { isOfClaimWithin } from '../claim-within.ts'

const secrets = object({
  /** Another for each time that one is asked for. */
  id: string(),
  /** Account of who asked. */
  account: string(),
  /** Who could have come in as them, by the first password of their account. */
  openedBy: optional(string()),
  type: optional(approvedEnd, 'paid'),
  /** As it was typed: it is judged anew when it is approved. */
  at: string(),
  /** What is paid, or what the claim came to that is refused or cancelled. */
  amountFen: number(),
  reason: optional(string()),
  refusal: optional(object({ account: string(), reason: string() })),
})

/** What ends a claim and waits for a second member of staff, or what one of them sent back. */
export interface ClaimApproval extends InferOutput<typeof secrets> {
  readonly state: 'waiting' | 'refused'
  readonly staffId: string
  readonly askedAt: Date
}

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

export function approvalContext(claimId: string): string {
  return `claim-approval/${claimId}`
}

export async function readApproval(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
): Promise<ClaimApproval | undefined> {
  const row = await db
    .selectFrom('claim_approval')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { state, staff_id: staffId, asked_at: askedAt } = row
  return {
    ...parse(secrets, keys.unseal(approvalContext(id), row.sealed)),
    state,
    staffId,
    askedAt,
  }
}

/** In place of one that was refused before. */
export async function storeApproval(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  { state, staffId, askedAt, ...rest }: ClaimApproval,
): Promise<void> {
  const row = {
    state,
    staff_id: staffId,
    asked_at: askedAt,
    sealed: keys.seal(approvalContext(id), parse(secrets, rest)),
  }
  await db
    .insertInto('claim_approval')
    .values({ customer_key: customerKey, claim_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['customer_key', 'claim_id']).doUpdateSet(row))
    .execute()
}

export async function removeApproval(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: ClaimRef,
): Promise<void> {
  await db
    .deleteFrom('claim_approval')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .execute()
}

interface Extent {
  readonly offset: number
  readonly limit: number
  /** Those alone that somebody else has asked for, whom this member of staff may help. */
  readonly notOf?: string
  readonly within: Within
}

/** Claims with an end that waits, the longest waiting in front. */
export async function waitingApprovals(
  { db, keys }: ClaimStore,
  { offset, limit, notOf, within }: Extent,
): Promise<{
  readonly approvals: (ClaimApproval & { readonly claim: ObjectRef })[]
  readonly total: number
}> {
  const rows = await db
    .selectFrom('claim_approval')
    .selectAll()
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where('state', '=', 'waiting')
    .where(
      isOfClaimWithin(
        { customerKey: 'claim_approval.customer_key', claimId: 'claim_approval.claim_id' },
        within,
      ),
    )
    .$if(notOf !== undefined, (others) => others.where('staff_id', '<>', notOf ?? ''))
    .orderBy('asked_at')
    .orderBy('claim_id')
    .offset(offset)
    .limit(limit)
    .execute()
  return {
    approvals: rows.map((row) => ({
      ...parse(secrets, keys.unseal(approvalContext(row.claim_id), row.sealed)),
      state: row.state,
      staffId: row.staff_id,
      askedAt: row.asked_at,
      claim: { kind: 'claim', customerKey: row.customer_key, id: row.claim_id },
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}
