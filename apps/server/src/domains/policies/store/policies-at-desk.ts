import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import { type PolicyStore, policyOf, selectPolicies } from './policy.repository.ts'
import type { Policy } from './policy.ts'
import { carKeyOf, plateKey } from './policy-lookup-keys.ts'

/** Terms of one car for as many years as anybody keeps it. */
const foundAtMost = 40

/** For staff: the policy of that number, whoever is insured by it. */
export async function policyOfNumber(
  store: PolicyStore,
  policyNo: string,
  within: Within,
): Promise<Policy[]> {
  const rows = await selectPolicies(store)
    .where('policy.id', '=', uuidOf(store.keys.searchHash('policy-no', policyNo)))
    .where(isWithin('policy.area_code', within))
    .execute()
  return rows.map((row) => policyOf(store, row))
}

/** For staff: the policies of the car that has this plate, the newest first. */
export function policiesUnderPlate(
  store: PolicyStore,
  licenseNo: string,
  within: Within,
): Promise<Policy[]> {
  return policiesOfCar(store, { plate_key: plateKey(store.keys, licenseNo) }, within)
}

/** For staff: those of the car with this frame, whatever its plate. */
export function policiesOfFrame(
  store: PolicyStore,
  frameNo: string,
  within: Within,
): Promise<Policy[]> {
  return policiesOfCar(store, { car_key: carKeyOf(store.keys, frameNo) }, within)
}

async function policiesOfCar(
  store: PolicyStore,
  key: { readonly plate_key: Buffer } | { readonly car_key: Buffer },
  within: Within,
): Promise<Policy[]> {
  const [column, value] = Object.entries(key)[0] as ['plate_key' | 'car_key', Buffer]
  const rows = await selectPolicies(store)
    .where(`policy.${column}`, '=', value)
    .where(isWithin('policy.area_code', within))
    .orderBy('starts_on', 'desc')
    .orderBy('policy.id')
    .limit(foundAtMost)
    .execute()
  return rows.map((row) => policyOf(store, row))
}
