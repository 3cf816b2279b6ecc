import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { areaOfBranch } from '../../places/store/branch.repository.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import type { AppealStore } from './appeal.repository.ts'
import type { AppealSecrets } from './appeal-record.ts'

interface Filed extends Pick<AppealSecrets, 'policyNo' | 'branch' | 'cityCode'> {
  readonly claim: Pick<ObjectRef, 'customerKey' | 'id'> | undefined
}

/** Whose branch a case is for: of its claim, of its policy, as the customer named it, or of where they are. */
export async function areaOfAppeal(
  { db }: Pick<AppealStore, 'db'>,
  { claim, policyNo, branch, cityCode }: Filed,
): Promise<string | null> {
  if (claim !== undefined) {
    const row = await db
      .selectFrom('claim')
      .select('area_code')
      .where('customer_key', '=', claim.customerKey)
      .where('id', '=', claim.id)
      .executeTakeFirst()
    if (row?.area_code) return row.area_code
  }
  if (policyNo !== undefined && areaOf(policyNo) !== '') return areaOf(policyNo)
  return (branch && (await areaOfBranch({ db }, branch))) ?? cityCode ?? null
}
