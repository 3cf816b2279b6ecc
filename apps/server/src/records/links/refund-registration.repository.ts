import { parse } from 'valibot'
import type { ObjectRef } from '../../platform/grants/grant.ts'
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
      ...parse(refundSecrets, keys.unseal(registrationPlace(id), row.sealed)),
      receiptNo: row.receipt_no,
      registeredAt: row.registered_at,
      status: row.status,
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
      sealed: keys.seal(registrationPlace(id), parse(refundSecrets, registration)),
    })
    .execute()
}

function registrationPlace(linkId: string): string {
  return `refund-registration/${linkId}`
}
