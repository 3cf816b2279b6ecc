import { parse } from 'valibot'
import type { ObjectRef } from '../../platform/grants/grant.ts'
import type { ClaimStore } from './claim.repository.ts'
import { type ClaimEventType, claimEventType } from './claim-event.ts'

/** A subscription to a claim to which something has happened that was not told yet. */
export interface Untold {
  readonly ref: ObjectRef
  readonly phoneKey: Buffer
  readonly types: readonly ClaimEventType[]
  /** Up to which event it is told with these. */
  readonly lastSeq: number
}

/**
 * Some subscriptions with events that were not told, each held until the transaction ends: another
 * process passes over them, and finds them told.
 */
export async function holdUntold(
  { db }: Pick<ClaimStore, 'db'>,
  atMost: number,
): Promise<Untold[]> {
  const held = await db
    .selectFrom('claim_subscription as subscription')
    .select(['customer_key', 'claim_id', 'phone_key', 'told_seq'])
    .where('is_on', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('claim_event as event')
          .select('event.seq')
          .whereRef('event.customer_key', '=', 'subscription.customer_key')
          .whereRef('event.claim_id', '=', 'subscription.claim_id')
          .whereRef('event.seq', '>', 'subscription.told_seq'),
      ),
    )
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
  const untold: Untold[] = []
  for (const { customer_key, claim_id, phone_key, told_seq } of held) {
    const events = await db
      .selectFrom('claim_event')
      .select(['seq', 'type'])
      .where('customer_key', '=', customer_key)
      .where('claim_id', '=', claim_id)
      .where('seq', '>', told_seq)
      .orderBy('seq')
      .execute()
    untold.push({
      ref: { kind: 'claim', customerKey: customer_key, id: claim_id },
      phoneKey: phone_key,
      types: events.map(({ type }) => parse(claimEventType, type)),
      lastSeq: events.at(-1)?.seq ?? told_seq,
    })
  }
  return untold
}

/** Notes that these events were told, in the transaction that tells them. */
export async function markTold(
  { db }: Pick<ClaimStore, 'db'>,
  { ref, lastSeq }: Untold,
): Promise<void> {
  await db
    .updateTable('claim_subscription')
    .set({ told_seq: lastSeq })
    .where('customer_key', '=', ref.customerKey)
    .where('claim_id', '=', ref.id)
    .execute()
}
