import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { uuidOf } from '../../../../platform/grants/object-ref.ts'
import { type InsuredSum, insuredSum } from '../../../policies/rules/insured-sum.ts'
import { readCoveragesOf, readPolicies } from '../../../policies/store/policy.repository.ts'
import type { ClaimStore } from '../claim.repository.ts'
import type { Claim } from '../claim.ts'

/** What the policies of a claim insure at most; undefined where none of them says a sum, so that nothing is known to be too much. */
export async function insuredSumOf(
  store: ClaimStore,
  { ref: { customerKey }, policyNos }: Pick<Claim, 'ref' | 'policyNos'>,
): Promise<InsuredSum | undefined> {
  const numbers = [...new Set(policyNos)]
  const policies = await readPolicies(
    store,
    numbers.map(
      (no): ObjectRef => ({
        kind: 'policy',
        customerKey,
        id: uuidOf(store.keys.searchHash('policy-no', no)),
      }),
    ),
  )
  const coversOf = await readCoveragesOf(store, policies)
  const { knownFen, unknown } = insuredSum(
    policies.map((policy) => ({ policy, covers: coversOf.get(policy.ref.id) ?? [] })),
  )
  if (knownFen === 0) return undefined
  const isAnyMissing = policies.length < numbers.length
  return { knownFen, unknown: isAnyMissing ? [...unknown, '没有传来的保单'] : unknown }
}
