import { is } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { type ClaimEventType, claimEventType } from '../rules/claim-event.ts'
import type { ClaimStore } from './claim.repository.ts'

/** A subscription to a claim to which something has happened that was not told yet. */
export interface Unnotified {
  readonly ref: ObjectRef
  readonly phoneKey: Buffer
  /** In their order; those that this service does not know are left out. */
  readonly types: readonly ClaimEventType[]
  /** Up to which event it is told with these. */
  readonly lastSeq: number
}

/** The claims whose subscribers were not told of all events, in an order that is the same each time. */
export async function unnotifiedClaims({ db }: Pick<ClaimStore, 'db'>): Promise<ObjectRef[]> {
  const rows = await db
    .selectFrom('claim_subscription as subscription')
    .select(['customer_key', 'claim_id'])
    .where('is_on', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('claim_event as event')
          .select('event.seq')
          .whereRef('event.customer_key', '=', 'subscription.customer_key')
          .whereRef('event.claim_id', '=', 'subscription.claim_id')
          .whereRef('event.seq', '>', 'subscription.notified_seq'),
      ),
    )
    .orderBy('customer_key')
    .orderBy('claim_id')
    .execute()
  return rows.map(({ customer_key, claim_id }) => ({
    kind: 'claim',
    customerKey: customer_key,
    id: claim_id,
  }))
}

/**
 * The subscription to one of them, held until the transaction ends; nothing where another process
 * holds it or has told it meanwhile.
 */
export async function holdUnnotified(
  { db }: Pick<ClaimStore, 'db'>,
  ref: ObjectRef,
): Promise<Unnotified | undefined> {
  const held = await db
    .selectFrom('claim_subscription')
    .select(['phone_key', 'notified_seq'])
    .where('customer_key', '=', ref.customerKey)
    .where('claim_id', '=', ref.id)
    .where('is_on', '=', true)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (held === undefined) return undefined
  const events = await db
    .selectFrom('claim_event')
    .select(['seq', 'type'])
    .where('customer_key', '=', ref.customerKey)
    .where('claim_id', '=', ref.id)
    .where('seq', '>', held.notified_seq)
    .orderBy('seq')
    .execute()
  const last = events.at(-1)
  return (
    last && {
      ref,
      phoneKey: held.phone_key,
      types: events.flatMap(({ type }) => (is(claimEventType, type) ? type : [])),
      lastSeq: last.seq,
    }
  )
}

/** Notes that these events were told, in the transaction that tells them. */
export async function markNotified(
  { db }: Pick<ClaimStore, 'db'>,
  { ref, lastSeq }: Unnotified,
): Promise<void> {
  await db
    .updateTable('claim_subscription')
    .set({ notified_seq: lastSeq })
    .where('customer_key', '=', ref.customerKey)
    .where('claim_id', '=', ref.id)
    .execute()
}
