import { sql } from 'kysely'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { lastEventOf } from './append-claim-event.ts'
import type { ClaimStore } from './claim.repository.ts'

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>
type Store = Pick<ClaimStore, 'db'>

/** Whether each new step of a claim is told to the phone that has it on file now. */
export async function isSubscribed(
  { db }: Store,
  { customerKey, id }: ClaimRef,
  phoneKey: Buffer,
): Promise<boolean> {
  const row = await db
    .selectFrom('claim_subscription')
    .select('is_on')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('phone_key', '=', phoneKey)
    .executeTakeFirst()
  return row?.is_on ?? false
}

/** Tells a phone of what happens from now on, not of what has happened before. */
export async function subscribe(
  { db }: Store,
  { customerKey, id }: ClaimRef,
  { phoneKey, now }: { readonly phoneKey: Buffer; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('claim_subscription')
    .values({
      customer_key: customerKey,
      claim_id: id,
      phone_key: phoneKey,
      is_on: true,
      notified_seq: await lastEventOf({ db }, { customerKey, id }),
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_key', 'claim_id']).doUpdateSet({
        phone_key: phoneKey,
        is_on: true,
        // Whoever turns on what is on loses nothing that waits to be told.
        notified_seq: sql`case when claim_subscription.is_on then claim_subscription.notified_seq
          else excluded.notified_seq end`,
        changed_at: now,
      }),
    )
    .execute()
}

export async function unsubscribe(
  { db }: Store,
  { customerKey, id }: ClaimRef,
  now: Date,
): Promise<void> {
  await db
    .updateTable('claim_subscription')
    .set({ is_on: false, changed_at: now })
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .execute()
}
