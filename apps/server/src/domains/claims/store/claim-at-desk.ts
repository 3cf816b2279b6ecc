import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { isWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { ClaimStore } from './claim.repository.ts'
import { registNoKey } from './store-claims.ts'

/** The claim that was reported under this number, whichever customer may see it; none of another branch. */
export function claimOfNumber(
  store: ClaimStore,
  registNo: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  return claimOfId(store, uuidOf(registNoKey(store.keys, registNo)), within)
}

/** For staff: the claim that the desk names by its id; one answer for none and for one of another branch. */
export async function claimOfId(
  { db }: Pick<ClaimStore, 'db'>,
  id: string,
  within: Within,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('claim')
    .select('customer_key')
    .where('id', '=', id)
    .where(isWithin('area_code', within))
    .executeTakeFirst()
  return row && { kind: 'claim', customerKey: row.customer_key, id }
}

/** Whether a claim was reported under this number; nothing is read, for its id follows from that. */
export function isClaimOfNumber(keys: Keys, { id }: ObjectRef, registNo: string): boolean {
  return id === uuidOf(registNoKey(keys, registNo))
}
