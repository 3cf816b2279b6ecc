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
  | 'claim-application-signed'
  | 'claim-application-downloaded'
  | 'document-asked'
  | 'document-request-closed'
  | 'claim-nudged'
  | 'claim-nudge-answered'
  | 'claim-payee-changed'
  | 'settlement-answered'
  | 'settlement-answer-downloaded'
  | 'accident-photo-sent'
  | 'accident-reported'
  | 'accident-taken-in'
  | 'accident-report-read'
  | 'accident-photo-viewed'
  | 'accident-report-noted'
  | 'appeal-filed'
  | 'appeal-read'
  | 'review-asked'
  | 'claim-subscription'
  | 'claim-link-opened'
  | 'claim-told'
  | 'invoice-downloaded'
  | 'invoice-mailed'
  | 'invoice-change-asked'
  | 'order-read'
  | 'order-reminder'
  | 'order-reminded'
  | 'order-expired'
  | 'order-cancelled'
  | 'payments-read'
  | 'receipt-downloaded'
  | 'payment-started'
  | 'payment-failed'
  | 'payment-closed'
  | 'order-paid'
  | 'order-reopened'
  | 'refund-asked'
  | 'refund-done'
  | 'delivery-read'
  | 'delivery-changed'
  | 'case-found'
  | 'case-taken'
  | 'case-taken-in'
  | 'case-called-back'
  | 'case-extended'
  | 'case-answered'
  | 'case-given'
  | 'case-noted'
  | 'case-file-kept'
  | 'case-file-viewed'
  | 'case-letter-decided'
  | 'claim-found'
  | 'claim-approval'
  | 'claim-decision-asked'
  | 'core-document'
  | 'customer-erased'
  | 'customer-exported'
  | 'customer-found'
  | 'claim-event-added'
  | 'claim-document-viewed'
  | 'settlement-answer-viewed'
  | 'claim-application-viewed'
  | 'claim-document-judged'
  | 'delivery-found'
  | 'delivery-event-added'
  | 'signed-on'
  | 'person-proven'
  | 'person-left'
  | 'device-added'
  | 'device-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-signed'
  | 'access-read'
  | 'only-proven-set'
  | 'only-proven-ends-listed'
  | 'only-proven-end-asked'
  | 'only-proven-end-confirmed'
  | 'only-proven-end-stopped'
  | 'only-proven-ended'
  | 'privacy-read'
  | 'consent-withdrawn'
  | 'data-requested'
  | 'contact-read'
  | 'contact-change-asked'
  | 'family-offered'
  | 'family-accepted'
  | 'family-opened'
  | 'family-left'
  | 'family-removed'
  | 'overview-read'
  | 'own-policies-searched'
  | 'car-read'
  | 'content-saved'
  | 'content-drafted'
  | 'content-scheduled'
  | 'content-returned'
  | 'content-withdrawn'
  | 'misses-read'
  | 'miss-set-aside'
  | 'conversation-opened'
  | 'person-asked'
  | 'conversation-ended'
  | 'conversation-rated'
  | 'history-linked'
  | 'staff-password-checked'
  | 'staff-signed-in'
  | 'staff-signed-out'
  | 'staff-password-changed'
  | 'staff-listed'
  | 'staff-added'
  | 'staff-changed'
  | 'staff-change-asked'
  | 'staff-change-dropped'
  | 'chat-file-sent'
  | 'card-shared'
  | 'message-left'
  | 'chat-read'
  | 'chat-taken'
  | 'chat-said'
  | 'chat-transferred'
  | 'chat-noted'
  | 'chat-proof-asked'
  | 'chat-file-read'
  | 'card-opened'
  | 'left-answered'
  | 'canned-answer-changed'
  | 'chats-supervised'
  | 'availability-set'
  | 'chat-given'
  | 'chat-wrapped-up'
  | 'chat-tagged'
  | 'chat-label-changed'
  | 'closed-chats-listed'
  | 'promoter-applied'
  | 'promotion-mailed'
  | 'promoter-read'
  | 'promoters-searched'
  | 'promoters-exported'
  | 'lead-left'
  | 'lead-taken-in'
  | 'lead-found'
  | 'lead-read'
  | 'lead-phone-read'
  | 'lead-taken'
  | 'lead-noted'
  | 'leads-exported'
  | 'questionnaire-answered'
  | 'answers-read'
  | 'answers-exported'
  | 'return-order-checked'
  | 'return-claimed'
  | 'return-found'
  | 'return-decided'
  | 'short-link-opened'
  | 'refund-registered'
  | 'short-link-sent'
  | 'short-link-found'
  | 'short-link-read'
  | 'short-link-revoked'
  | 'refund-card-shown'
  | 'link-refund-paid'
  | 'link-refund-failed'
  | 'rows-imported'
  | 'rows-reconciled'
  | 'core-called'
  | 'core-rows'
  | 'core-refused'
  | 'core-key-added'
  | 'core-key-revoked'
  | 'unused-values-read'
  | 'core-events-exported'
  | 'core-events-retried'
  | 'wish-answered'
  | 'wishes-read'
  | 'wish-asked-again'
  | 'wish-noted'
  | 'purpose-chosen'
  | 'customer-searched'
  | 'customer-read'
  | 'customer-revealed'
  | 'caller-proven'
  | 'caller-refused'
  | 'caller-code-sent'
  | 'call-begun'
  | 'call-ended'
  | 'call-noted'
  | 'called-back'
  | 'searchers-read'
  | 'report-exported'
  | 'staff-looks-read'
  | 'staff-looks-exported'
  | 'finding-settled'
  | 'looks-at-customer-read'
  | 'refused'

/** Never a person's data, only ids and keyed hashes. */
export interface AuditFact {
  readonly event: AuditEvent
  readonly sessionId?: string
  /** The member of staff who did it, at the desk. */
  readonly staffId?: string
  /** Keyed hash of the network address that asked. */
  readonly address?: string
  readonly objectId?: string
  /** Keyed hash of whom it is about: the customer, the person asked for, the phone that rings. */
  readonly subject?: string
  readonly outcome: string
  // What follows stands in no entry of the trail, only sealed where the person reads who looked.
  /** From where, as its person may read it. */
  readonly network?: string
  readonly channel?: string
  /** Why a member of staff did it, where they said so. */
  readonly reason?: string
  /** Where it is not to be seen who it was: with this very act their proof ended, or that they are family. */
  readonly looker?: 'self' | 'part' | 'family'
  /** Of family: what they are let see it by. */
  readonly delegationId?: string
}

/** Who asked: a visitor, or a member of staff at the desk. */
export interface Asker {
  readonly session: Pick<Session, 'id'>
  readonly address: string
  readonly network?: string
  readonly channel?: string
  readonly staff?: { readonly id: string }
}

/** The same as an entry names it. */
export function askedBy({
  session,
  address,
  network,
  channel,
  staff,
}: Asker): Required<Pick<AuditFact, 'sessionId' | 'address'>> &
  Pick<AuditFact, 'staffId' | 'network' | 'channel'> {
  const asked = {
    sessionId: session.id,
    address,
    ...(network === undefined ? {} : { network }),
    ...(channel === undefined ? {} : { channel }),
  }
  return staff === undefined ? asked : { ...asked, staffId: staff.id }
}

/** What was asked for and whose it is, as an entry names them. */
export function about({
  customerKey,
  id,
}: Pick<ObjectRef, 'customerKey' | 'id'>): Required<Pick<AuditFact, 'objectId' | 'subject'>> {
  return { objectId: id, subject: customerKey.toString('hex') }
}
