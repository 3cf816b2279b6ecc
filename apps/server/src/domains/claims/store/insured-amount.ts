import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { Claim } from './claim.ts'

/**
 * What the policies of a claim insure at most, fen: all their covers, for each insured person. Undefined where a
 * policy is not here or a cover has no limit, so that nothing is known to be too much.
 */
export async function insuredFenOf(
  { db, keys }: ClaimStore,
  { ref: { customerKey }, policyNos }: Pick<Claim, 'ref' | 'policyNos'>,
): Promise<number | undefined> {
  const ids = [...new Set(policyNos)].map((no) => uuidOf(keys.searchHash('policy-no', no)))
  if (ids.length === 0) return undefined
  const covers = await db
    .selectFrom('policy')
    .innerJoin('coverage', (join) =>
      join
        .onRef('coverage.customer_key', '=', 'policy.customer_key')
        .onRef('coverage.policy_id', '=', 'policy.id'),
    )
    .select(['policy.id', 'policy.insured_count', 'coverage.limit_fen'])
    .where('policy.customer_key', '=', customerKey)
    .where('policy.id', 'in', ids)
    .execute()
  if (ids.some((id) => covers.every((cover) => cover.id !== id))) return undefined
  let sum = 0
  for (const { limit_fen: limit, insured_count: people } of covers) {
    if (limit === null) return undefined
    sum += limit * people
  }
  return sum
}
