import { randomUUID } from 'node:crypto'
import { type InferOutput, object, optional, string } from 'valibot'
import type { Keys } from '../keys/keys.ts'
import type { AuditEvent } from './audit-event.ts'
import type { AuditFact } from './audit-fact.ts'

/** What of the trail is a look at something that is a customer's, or done with it: they read of it. */
export const lookEvents = [
  'person-proven',
  'lookup',
  'overview-read',
  'own-policies-searched',
  'car-read',
  'policy-read',
  'policy-downloaded',
  'document-linked',
  'policy-mailed',
  'plate-corrected',
  'claim-read',
  'claim-document-sent',
  'claim-application-signed',
  'claim-application-downloaded',
  'claim-nudged',
  'claim-nudge-answered',
  'claim-payee-changed',
  'settlement-answered',
  'settlement-answer-downloaded',
  'claim-found',
  'claim-event-added',
  'accident-report-read',
  'accident-photo-viewed',
  'accident-report-noted',
  'claim-document-viewed',
  'claim-insured-revealed',
  'settlement-answer-viewed',
  'claim-application-viewed',
  'claim-document-judged',
  'claim-approval',
  'payee-change-decided',
  'claim-decision-asked',
  'return-found',
  'return-decided',
  'case-found',
  'appeal-read',
  'case-file-viewed',
  'case-taken',
  'case-given',
  'case-named',
  'case-called-back',
  'case-extended',
  'case-answered',
  'case-letter-decided',
  'case-noted',
  'case-file-kept',
  'invoice-downloaded',
  'invoice-mailed',
  'invoice-change-asked',
  'order-found',
  'order-read',
  'order-cancelled',
  'order-noted',
  'payments-read',
  'receipt-downloaded',
  'delivery-read',
  'delivery-changed',
  'delivery-found',
  'delivery-event-added',
  'lead-found',
  'lead-read',
  'lead-phone-read',
  'short-link-found',
  'short-link-read',
  'refund-card-shown',
  'chat-read',
  'chat-file-read',
  'card-opened',
  'device-added',
  'device-removed',
  'passkey-added',
  'passkey-removed',
  'passkey-signed',
  'access-read',
  'only-proven-set',
  'only-proven-end-asked',
  'only-proven-end-confirmed',
  'only-proven-end-stopped',
  'only-proven-ended',
  'privacy-read',
  'consent-withdrawn',
  'data-requested',
  'contact-read',
  'contact-change-asked',
  'family-offered',
  'family-accepted',
  'family-opened',
  'family-left',
  'family-removed',
  'customer-searched',
  'customer-read',
  'customer-revealed',
  'looks-at-customer-read',
  'caller-proven',
  'caller-refused',
  'caller-code-sent',
  'case-taken-in',
  'accident-taken-in',
  'lead-taken-in',
  'caller-link-sent',
  'document-asked',
  'person-left',
] as const satisfies readonly AuditEvent[]
export type LookEvent = (typeof lookEvents)[number]

/** In place of the channel of a page: it was staff, where they work. */
export const deskChannel = 'desk'

/** What is told of a look, sealed in its row. */
export const lookSecrets = object({
  event: string(),
  outcome: string(),
  channel: optional(string()),
  network: optional(string()),
  reason: optional(string()),
})
export type LookSecrets = InferOutput<typeof lookSecrets>

/** Where a look is sealed for. */
export function lookContext(id: string): string {
  return `person-access/${id}`
}

/** The looks among some facts, as the values of the statement that stores them with their entries. */
export function lookValues(
  keys: Keys,
  facts: readonly AuditFact[],
  at: Date,
): readonly (readonly unknown[])[] {
  const looks = facts.filter(isLook).map((fact) => ({ ...fact, id: randomUUID() }))
  return [
    looks.map(({ subject }) => Buffer.from(subject ?? '', 'hex')),
    looks.map(({ id }) => id),
    looks.map(() => at),
    looks.map(({ sessionId }) => sessionId ?? null),
    looks.map(({ staffId }) => staffId ?? null),
    looks.map(({ looker }) => looker ?? null),
    looks.map(({ delegationId }) => delegationId ?? null),
    looks.map(({ id, event, outcome, channel, network, reason }) =>
      keys.seal(lookContext(id), {
        event,
        outcome,
        channel,
        network,
        reason,
      } satisfies LookSecrets),
    ),
  ]
}

/** Who found nothing looked at nothing of anybody; what an act has shown is told by the act. */
function isLook({ event, subject, isOfPhoneAlone, isShownByAct, outcome }: AuditFact): boolean {
  if (subject === undefined || isOfPhoneAlone || isShownByAct || outcome === 'nothing') return false
  return lookEvents.some((each) => each === event)
}

/**
 * Adds looks as part of the statement that adds their entries; `values` begin at the parameter of this number.
 * Who it was is asked of the session: the person with the whole of their proof or a part of it, or whom they let
 * see what is theirs, whichever way that one found it.
 */
export function addLooks(first: number): string {
  const given = ['bytea', 'uuid', 'timestamptz', 'uuid', 'uuid', 'text', 'uuid', 'bytea']
    .map((type, at) => `$${first + at}::${type}[]`)
    .join(', ')
  return `
  looked as (
    insert into person_access (customer_key, id, at, looker, delegation_id, staff_id, sealed)
    select look.customer_key, look.id, look.at,
      coalesce(look.looker, case
        when look.staff_id is not null then 'staff'
        when look.session_id is null then 'link'
        when lent.id is not null then 'family'
        when own.session_id is null then 'facts'
        when own.phone_key is null and own.car_key is null then 'self'
        else 'part'
      end),
      coalesce(look.delegation_id, lent.id), look.staff_id, look.sealed
    from head cross join unnest(${given})
      as look (customer_key, id, at, session_id, staff_id, looker, delegation_id, sealed)
    left join session_customer own on own.session_id = look.session_id
      and own.customer_key = look.customer_key
      and own.expires_at > look.at and own.ends_at > look.at
    left join lateral (
      select delegation.id
      from session_customer family
      join person_delegation delegation on delegation.delegate_key = family.customer_key
        and delegation.giver_key = look.customer_key
        and delegation.state = 'accepted' and delegation.ends_at > look.at
      where family.session_id = look.session_id
        and family.phone_key is null and family.car_key is null
        and family.expires_at > look.at and family.ends_at > look.at
      limit 1
    ) lent on look.staff_id is null
  )`
}
