import { portionsOf } from '../../../platform/database/portions-of.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import { type PolicyStore, readPolicies } from './policy.repository.ts'
import { plateLookupKeysOf } from './policy-lookup-keys.ts'
import { correctedAmong, nameOfCar } from './policy-plates.ts'

/**
 * The plate that a correction here put on last leads to the policies that it was put on, and to those of
 * the car that were issued since, also where the insurer's core still tells an older one.
 */
export async function openPoliciesUnderPlate(
  store: PolicyStore,
  policies: readonly RowRef[],
): Promise<void> {
  const { plates, rowRefs } = await correctedAmong(store, policies)
  if (rowRefs.length === 0) return
  const read = await readPolicies(
    store,
    rowRefs.map(({ customer_key, id }) => ({ kind: 'policy', customerKey: customer_key, id })),
  )
  const lookupKeys = read.flatMap((policy) => {
    const { ref, id, carKey, issuedOn } = policy
    if (carKey === null) return []
    const latest = plates.get(nameOfCar({ customerKey: ref.customerKey, carKey }))?.latest
    if (latest === undefined) return []
    if (!latest.policyIds.has(id) && issuedOn < latest.putOnOn) return []
    return plateLookupKeysOf(store.keys, policy, latest.licenseNo).map((lookup_key) => {
      return { lookup_key, customer_key: ref.customerKey, policy_id: id }
    })
  })
  for (const portion of portionsOf(lookupKeys)) {
    await store.db
      .insertInto('policy_lookup_key')
      .values(portion)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
