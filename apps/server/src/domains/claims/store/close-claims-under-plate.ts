import type { InsuredCar } from '../../policies/store/policy-plates.ts'
import { type ClaimStore, readClaims } from './claim.repository.ts'
import { claimPlateLookupKey } from './claim-lookup-keys.ts'
import { claimsOfCar } from './open-claims-under-plates.ts'

/** Takes away what led from a plate to the claims of a car that never had it; claims that tell it themselves stay. */
export async function closeClaimsUnderPlate(
  store: ClaimStore,
  car: InsuredCar,
  plate: string,
): Promise<void> {
  const places = await claimsOfCar(store.db, car)
  const claims = await readClaims(
    store,
    places.map(({ customer_key, id }) => ({ kind: 'claim', customerKey: customer_key, id })),
  )
  for (const { ref, insured, vehicles } of claims) {
    if (vehicles.some(({ licenseNo }) => licenseNo === plate)) continue
    await store.db
      .deleteFrom('claim_lookup_key')
      .where('customer_key', '=', ref.customerKey)
      .where('claim_id', '=', ref.id)
      .where('lookup_key', '=', claimPlateLookupKey(store.keys, plate, insured.idNumber))
      .execute()
  }
}
