import type { Clock } from '../../../platform/clock/clock.ts'
import type { RowRef } from '../../../platform/database/row-refs.ts'
import { endWish, noteBefore } from '../../../platform/wishes/end-wish.ts'
import { openWishes } from '../../../platform/wishes/find-wishes.ts'
import { storePlate } from './correct-plate.ts'
import { plateWishOf } from './plate-wish.ts'
import { type PolicyStore, readPolicies } from './policy.repository.ts'
import type { Policy } from './policy.ts'
import { plateLookupKeysOf } from './policy-lookup-keys.ts'

/**
 * Policies that the core has just told keep the plate that their customer asked for while the core has not
 * answered; what it told holds where it refuses. A row that tells that very plate answers by it.
 */
export async function keepWishedPlates(
  store: PolicyStore & { readonly clock: Pick<Clock, 'now'> },
  policies: readonly RowRef[],
): Promise<void> {
  const customers = policies.map(({ customer_key }) => customer_key)
  for (const wish of await openWishes(store, 'plate-correction', customers)) {
    if (!policies.some(({ id }) => id === wish.objectId)) continue
    const { customerKey, objectId: id } = wish
    const [policy] = await readPolicies(store, [{ kind: 'policy', customerKey, id }])
    const { licenseNo } = plateWishOf(wish).after
    if (policy?.vehicle === undefined) continue
    const { licenseNo: told } = policy.vehicle
    if (told === licenseNo) {
      await endWish(store, wish, { state: 'answered', now: store.clock.now(), isOfRow: true })
    } else {
      await noteBefore(store, wish, { licenseNo: told })
      await storePlate(store, policy, licenseNo)
      await openUnder(store, policy, told)
    }
  }
}

/** Whoever knows the plate that the core tells finds the policy by it as well. */
async function openUnder(
  { db, keys }: PolicyStore,
  policy: Policy,
  told: string | undefined,
): Promise<void> {
  if (told === undefined) return
  const { customerKey: customer_key, id: policy_id } = policy.ref
  const lookupKeys = plateLookupKeysOf(keys, policy, told)
  await db
    .insertInto('policy_lookup_key')
    .values(lookupKeys.map((lookup_key) => ({ lookup_key, customer_key, policy_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
