import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { wholeCode } from '../../places/rules/areas.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import type { AppealStore } from './appeal.repository.ts'
import type { CaseFacts } from './appeal.ts'
import type { AppealSecrets } from './appeal-record.ts'

interface Filed extends Pick<AppealSecrets, 'policyNo' | 'cityCode'>, Pick<CaseFacts, 'areaCode'> {
  readonly claim: Pick<ObjectRef, 'customerKey' | 'id'> | undefined
}

/** Whose branch a case is for: of its claim, of its policy, as staff chose it, or of where its customer is. */
export async function areaOfAppeal(
  { db }: Pick<AppealStore, 'db'>,
  { claim, policyNo = '', areaCode, cityCode }: Filed,
): Promise<string | null> {
  const code = (await areaOfClaim({ db }, claim)) || areaOf(policyNo) || areaCode || cityCode
  return code === undefined ? null : wholeCode(code)
}

async function areaOfClaim(
  { db }: Pick<AppealStore, 'db'>,
  claim: Filed['claim'],
): Promise<string | null | undefined> {
  if (claim === undefined) return undefined
  const row = await db
    .selectFrom('claim')
    .select('area_code')
    .where('customer_key', '=', claim.customerKey)
    .where('id', '=', claim.id)
    .executeTakeFirst()
  return row?.area_code
}
