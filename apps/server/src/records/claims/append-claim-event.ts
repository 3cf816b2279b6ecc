import { sql } from 'kysely'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import { noteReturnStanding } from '../return-insurance/note-return-standing.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { ClaimEvent } from './claim-event.ts'
import { lockClaim } from './lock-claim.ts'

/** Adds what has just happened to a claim; in the transaction of what made it happen. */
export async function appendClaimEvent(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  { type, at, facts }: ClaimEvent,
): Promise<void> {
  // Two events at once queue behind the claim's row, so that each gets a number of its own.
  await lockClaim({ db }, { customerKey, id })
  await db
    .insertInto('claim_event')
    .values({
      customer_key: customerKey,
      claim_id: id,
      seq: sql`(select coalesce(max(seq), 0) + 1 from claim_event
        where customer_key = ${customerKey} and claim_id = ${id})`,
      at,
      type,
      facts: JSON.stringify(facts),
    })
    .execute()
  await noteReturnStanding({ db }, { customerKey, id }, type)
}
