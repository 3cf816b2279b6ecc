import { closeClaimsUnderPlate } from '../../claims/store/claims-under-plates.ts'
import { closeOrdersUnderPlate } from '../../orders/store/orders-under-plates.ts'
import { type PolicyStore, readPoliciesOfCar } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { plateKey, plateLookupKeysOf } from '../../policies/store/policy-lookup-keys.ts'

/**
 * A plate that was asked for and never became a fact leads to the policy no more, nor to what else is of the
 * car once no policy of it was given that plate; whoever really has the plate finds their own under it.
 */
export async function forgetPlate(
  store: PolicyStore,
  policy: Policy,
  plate: string,
): Promise<void> {
  const { db, keys } = store
  const { ref, carKey } = policy
  if (carKey === null) return
  await db
    .deleteFrom('corrected_plate')
    .where('customer_key', '=', ref.customerKey)
    .where('policy_id', '=', ref.id)
    .where('plate_key', '=', plateKey(keys, plate))
    .execute()
  const ofCar = await readPoliciesOfCar(store, { object: ref })
  const given = await db
    .selectFrom('corrected_plate')
    .select('policy_id')
    .where('customer_key', '=', ref.customerKey)
    .where(
      'policy_id',
      'in',
      ofCar.map(({ id }) => id),
    )
    .where('plate_key', '=', plateKey(keys, plate))
    .executeTakeFirst()
  const left = given === undefined ? ofCar : [policy]
  for (const each of left) {
    if (each.vehicle?.licenseNo === plate) continue
    await db
      .deleteFrom('policy_lookup_key')
      .where('customer_key', '=', each.ref.customerKey)
      .where('policy_id', '=', each.id)
      .where('lookup_key', 'in', plateLookupKeysOf(keys, each, plate))
      .execute()
  }
  if (given !== undefined) return
  const car = { customerKey: ref.customerKey, carKey }
  await closeClaimsUnderPlate(store, car, plate)
  await closeOrdersUnderPlate(store, car, plate)
}
