import type { ObjectRef } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'

/** What is worth a trace: proofs, reads, documents, refusals. */
export type AuditEvent =
  | 'lookup'
  | 'image-code'
  | 'slide-captcha'
  | 'sms-sent'
  | 'sms-checked'
  | 'policy-read'
  | 'policy-downloaded'
  | 'document-linked'
  | 'document-verified'
  | 'policy-mailed'
  | 'plate-corrected'
  | 'claim-read'
  | 'claim-document-sent'
  | 'appeal-filed'
  | 'appeal-read'
  | 'review-asked'
  | 'claim-subscription'
  | 'claim-link-opened'
  | 'claim-told'
  | 'invoice-downloaded'
  | 'invoice-mailed'
  | 'order-read'
  | 'order-reminder'
  | 'order-reminded'
  | 'order-expired'
  | 'payment-started'
  | 'payment-failed'
  | 'payment-closed'
  | 'order-paid'
  | 'order-reopened'
  | 'refund-asked'
  | 'refund-done'
  | 'delivery-read'
  | 'delivery-changed'
  | 'handed-over'
  | 'promoter-applied'
  | 'promotion-mailed'
  | 'lead-left'
  | 'refused'

/** Never a person's data, only ids and keyed hashes. */
export interface AuditFact {
  readonly event: AuditEvent
  readonly sessionId?: string
  /** Keyed hash of the network address that asked. */
  readonly address?: string
  readonly objectId?: string
  /** Keyed hash of whom it is about: the customer, the person asked for, the phone that rings. */
  readonly subject?: string
  readonly outcome: string
}

/** Who asked, as an entry names it. */
export function askedBy({
  session,
  address,
}: {
  readonly session: Pick<Session, 'id'>
  readonly address: string
}): Required<Pick<AuditFact, 'sessionId' | 'address'>> {
  return { sessionId: session.id, address }
}

/** What was asked for and whose it is, as an entry names them. */
export function about({
  customerKey,
  id,
}: Pick<ObjectRef, 'customerKey' | 'id'>): Required<Pick<AuditFact, 'objectId' | 'subject'>> {
  return { objectId: id, subject: customerKey.toString('hex') }
}
