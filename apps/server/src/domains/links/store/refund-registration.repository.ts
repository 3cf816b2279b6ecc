import { parse } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { takeBankReference } from './bank-reference.ts'
import {
  type OtherTransfer,
  type RefundRegistration,
  refundSecrets,
} from './refund-registration.ts'
import type { ShortLinkStore } from './short-link.repository.ts'

/** What was registered by a link; undefined while it is unused. */
export async function findRegistration(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
): Promise<RefundRegistration | undefined> {
  const row = await db
    .selectFrom('refund_registration')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('link_id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...parse(refundSecrets, keys.unseal(registrationContext(id), row.sealed)),
      receiptNo: row.receipt_no,
      registeredAt: row.registered_at,
      status: row.status,
      settledAt: row.settled_at ?? undefined,
      settledBy: row.settled_by ?? undefined,
      doubtedAt: row.doubted_at ?? undefined,
      closedAt: row.closed_at ?? undefined,
    }
  )
}

/** The link by which this receipt was given. */
export async function linkOfReceipt(
  { db }: Pick<ShortLinkStore, 'db'>,
  receiptNo: string,
): Promise<ObjectRef | undefined> {
  const row = await db
    .selectFrom('refund_registration')
    .select(['customer_key', 'link_id'])
    .where('receipt_no', '=', receiptNo)
    .executeTakeFirst()
  return row && { kind: 'refund', customerKey: row.customer_key, id: row.link_id }
}

/** Of a link that was locked and is unused; of the demo one may have been paid already. */
export async function storeRegistration(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
  registration: RefundRegistration,
): Promise<void> {
  const { bankReference } = registration
  if (bankReference !== undefined) await takeBankReference({ db, keys }, bankReference)
  await db
    .insertInto('refund_registration')
    .values({
      customer_key: customerKey,
      link_id: id,
      receipt_no: registration.receiptNo,
      registered_at: registration.registeredAt,
      status: registration.status,
      settled_at: registration.settledAt ?? null,
      settled_by: registration.settledBy ?? null,
      sealed: keys.seal(registrationContext(id), parse(refundSecrets, registration)),
    })
    .execute()
}

/** As many digits as a mask shows. */
const endLength = 4

/** What became of the money. */
export type Outcome =
  | { readonly status: 'paid'; readonly paidOn: string; readonly bankReference: string }
  | { readonly status: 'failed'; readonly failedReason: string }

interface Settlement {
  readonly outcome: Outcome
  readonly at: Date
  /** Undefined where the core said so. */
  readonly staffId: string | undefined
}

/**
 * Of a link that was locked, with its registration as it was read since. Nobody needs the card any more
 * but its last digits, by which its owner knows it: money that comes back is registered anew.
 */
export async function settleRegistration(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
  registration: RefundRegistration,
  { outcome, at, staffId }: Settlement,
): Promise<void> {
  const bankcardno = registration.bankcardno.slice(-endLength)
  const secrets = parse(refundSecrets, { ...registration, bankcardno, ...outcome })
  await db
    .updateTable('refund_registration')
    .set({
      status: outcome.status,
      settled_at: at,
      settled_by: staffId ?? null,
      sealed: keys.seal(registrationContext(id), secrets),
    })
    .where('customer_key', '=', customerKey)
    .where('link_id', '=', id)
    .execute()
}

/** Notes what follows a transfer that failed; of a link that was locked, as `settleRegistration`. */
export async function closeFailure(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
  registration: RefundRegistration,
  { at, ...closing }: NonNullable<RefundRegistration['closing']> & { readonly at: Date },
): Promise<void> {
  const secrets = parse(refundSecrets, { ...registration, closing })
  await db
    .updateTable('refund_registration')
    .set({ closed_at: at, sealed: keys.seal(registrationContext(id), secrets) })
    .where('customer_key', '=', customerKey)
    .where('link_id', '=', id)
    .execute()
}

/** Notes a transfer beside the one that stands; of a link that was locked, as `settleRegistration`. */
export async function noteOtherTransfer(
  store: ShortLinkStore,
  object: ObjectRef,
  registration: RefundRegistration,
  transfer: OtherTransfer,
): Promise<void> {
  const otherTransfers = [...(registration.otherTransfers ?? []), transfer]
  const doubtedAt = registration.doubtedAt ?? new Date(transfer.toldAt)
  await writeDoubt(store, object, { ...registration, otherTransfers, doubtedAt })
}

/** Notes what was found out about them; of a link that was locked, too. */
export async function settleDoubt(
  store: ShortLinkStore,
  object: ObjectRef,
  registration: RefundRegistration,
  doubtNote: string,
): Promise<void> {
  await writeDoubt(store, object, { ...registration, doubtNote, doubtedAt: undefined })
}

async function writeDoubt(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
  registration: RefundRegistration,
): Promise<void> {
  await db
    .updateTable('refund_registration')
    .set({
      doubted_at: registration.doubtedAt ?? null,
      sealed: keys.seal(registrationContext(id), parse(refundSecrets, registration)),
    })
    .where('customer_key', '=', customerKey)
    .where('link_id', '=', id)
    .execute()
}

export function registrationContext(linkId: string): string {
  return `refund-registration/${linkId}`
}
