import { type PolicyStore, policyOf, selectPolicies } from './policy.repository.ts'
import type { Policy } from './policy.ts'
import { plateKey } from './policy-lookup-keys.ts'

/** The policies that insure the car with this plate on that day. Nobody who asks for something may be shown them. */
export async function policiesOfPlate(
  store: PolicyStore,
  licenseNo: string,
  day: string,
): Promise<Policy[]> {
  const rows = await selectPolicies(store)
    .where('plate_key', '=', plateKey(store.keys, licenseNo))
    .where('starts_on', '<=', day)
    .where('ends_on', '>=', day)
    .where((where) =>
      where.or([where('cancelled_on', 'is', null), where('cancelled_on', '>', day)]),
    )
    .limit(20)
    .execute()
  return rows.map((row) => policyOf(store, row))
}
