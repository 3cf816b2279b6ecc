import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { ClaimStore } from './claim.repository.ts'
import { registNoKey } from './store-claims.ts'

/** For staff: the claim that was reported under this number, whoever may see it. */
export function claimOfNumber(store: ClaimStore, registNo: string): Promise<ObjectRef | undefined> {
  return claimOfId(store, uuidOf(registNoKey(store.keys, registNo)))
}

/** For staff: the claim that the desk names by its id. */
export async function claimOfId(
  { db }: Pick<ClaimStore, 'db'>,
  id: string,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('claim')
    .select('customer_key')
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { kind: 'claim', customerKey: row.customer_key, id }
}
