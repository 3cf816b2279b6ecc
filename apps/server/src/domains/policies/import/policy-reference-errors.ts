import type { ImportStore } from '../../../imports/import-kind.ts'
import { rowsMissing } from '../../../platform/database/row-refs.ts'
import { policyRefOf } from '../store/store-policies.ts'

interface OfPolicy {
  readonly policyNo: string
  readonly insuredIdNumber: string
}

/** Why rows do not fit that hang on a policy: there is none of that number that insures that person. */
export async function policyReferenceErrors(
  { db, keys }: ImportStore,
  rows: readonly OfPolicy[],
): Promise<Map<number, string>> {
  const rowRefs = rows.map(({ policyNo, insuredIdNumber: idNumber }) => {
    const { customer_key, policy_id: id } = policyRefOf(keys, { policyNo, insured: { idNumber } })
    return { customer_key, id }
  })
  const reason = 'policyNo: no such policy of this insured is stored'
  return new Map((await rowsMissing(db, 'policy', rowRefs)).map((at) => [at, reason]))
}
