import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimStore } from './claim.repository.ts'

/** The number of the latest event of a claim; 0 where nothing has happened yet. */
export async function lastEventOf(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<number> {
  const last = await db
    .selectFrom('claim_event')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .executeTakeFirst()
  return last?.seq ?? 0
}
