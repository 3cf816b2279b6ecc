import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { ClaimEvent } from '../rules/claim-event.ts'
import type { ClaimStore } from './claim.repository.ts'
import { lockClaim } from './lock-claim.ts'
import { noteClaimWork } from './note-claim-work.ts'
import { noteReturnStatus } from './note-return-status.ts'

/** Adds what has just happened to a claim; in the transaction of what made it happen. */
export async function appendClaimEvent(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  { type, at, facts }: ClaimEvent,
): Promise<void> {
  // Two events at once queue behind the claim's row, so that each gets a number of its own.
  await lockClaim({ db }, { customerKey, id })
  const seq = (await lastEventOf({ db }, { customerKey, id })) + 1
  await db
    .insertInto('claim_event')
    .values({
      customer_key: customerKey,
      claim_id: id,
      seq,
      at,
      type,
      facts: JSON.stringify(facts),
    })
    .execute()
  await noteClaimWork({ db }, [{ customer_key: customerKey, id }])
  await noteReturnStatus({ db }, { customerKey, id }, type)
}

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
