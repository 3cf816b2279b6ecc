import { parse } from 'valibot'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { type RefundRegistration, refundSecrets } from './refund-registration.ts'
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
    }
  )
}

/** Of a link that was locked and is unused. */
export async function storeRegistration(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
  registration: RefundRegistration,
): Promise<void> {
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

interface Settlement {
  readonly status: 'paid' | 'failed'
  readonly at: Date
  readonly staffId: string
  readonly failedReason?: string | undefined
}

/**
 * Of a link that was locked, with its registration as it was read since. Nobody needs the card any more
 * but its last digits, by which its owner knows it: money that comes back is registered anew.
 */
export async function settleRegistration(
  { db, keys }: ShortLinkStore,
  { customerKey, id }: ObjectRef,
  registration: RefundRegistration,
  { status, at, staffId, failedReason }: Settlement,
): Promise<void> {
  const bankcardno = registration.bankcardno.slice(-endLength)
  const secrets = parse(refundSecrets, { ...registration, bankcardno, failedReason })
  await db
    .updateTable('refund_registration')
    .set({
      status,
      settled_at: at,
      settled_by: staffId,
      sealed: keys.seal(registrationContext(id), secrets),
    })
    .where('customer_key', '=', customerKey)
    .where('link_id', '=', id)
    .execute()
}

export function registrationContext(linkId: string): string {
  return `refund-registration/${linkId}`
}
