import { type RawBuilder, sql } from 'kysely'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { ClaimStore } from './claim.repository.ts'

/** Holds for rows beside a claim, named by these columns, that a member of staff of a branch may see. */
export function isOfClaimWithin(
  columns: { readonly customerKey: string; readonly claimId: string },
  within: Within,
): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  return sql<boolean>`exists (
    select from claim as seen where seen.customer_key = ${sql.ref(columns.customerKey)}
      and seen.id = ${sql.ref(columns.claimId)} and ${isWithin('seen.area_code', within)}
  )`
}

/** Of these claims those that a member of staff of a branch may see. */
export async function claimsWithin(
  { db }: Pick<ClaimStore, 'db'>,
  refs: readonly ObjectRef[],
  within: Within,
): Promise<ObjectRef[]> {
  if (within === undefined || refs.length === 0) return [...refs]
  const rows = await db
    .selectFrom('claim')
    .select('id')
    .where(
      'customer_key',
      '=',
      sql<Buffer>`any(${refs.map(({ customerKey }) => customerKey)}::bytea[])`,
    )
    .where('id', '=', sql<string>`any(${refs.map(({ id }) => id)}::uuid[])`)
    .where(isWithin('area_code', within))
    .execute()
  const seen = new Set(rows.map(({ id }) => id))
  return refs.filter(({ id }) => seen.has(id))
}
