import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-kind.ts'
import type { Generated } from 'kysely'
import type { GrantKind, ProvenLevel } from '../grants/grant.ts'

/**
 * Every table, as its rows are read. Rows of customer data begin with `customer_key`, so that they
 * can be distributed by customer; `sealed` holds the personal fields, encrypted.
 */
export interface Tables {
  session: SessionTable
  session_cookie: SessionCookieTable
  visitor_grant: VisitorGrantTable
  submission: SubmissionTable
  image_code: ImageCodeTable
  slide_captcha: SlideCaptchaTable
  sms_code: SmsCodeTable
  audit_entry: AuditEntryTable
  counter: CounterTable
  outbox_message: OutboxMessageTable
  product: ProductTable
  clause: ClauseTable
  product_clause: ProductClauseTable
  policy: PolicyTable
  policy_door: PolicyDoorTable
  coverage: CoverageTable
  endorsement: EndorsementTable
  policy_document: PolicyDocumentTable
  document_door: DocumentDoorTable
  one_use_link: OneUseLinkTable
  outbox_attachment: OutboxAttachmentTable
  analytics_visit: AnalyticsVisitTable
  analytics_event: AnalyticsEventTable
}

interface SessionTable {
  id: string
  /** Public: travels in heads and in the image-code URL. */
  uuid: string
  created_at: Date
  seen_at: Date
  ends_at: Date
}

interface SessionCookieTable {
  cookie_hash: Buffer
  session_id: string
  /** A rotated cookie lives a minute longer, so that a second tab lives on. */
  replaced_at: Date | null
}

interface VisitorGrantTable {
  session_id: string
  handle: string
  kind: GrantKind
  level: ProvenLevel
  /** The one action a fresh code is good for; empty for the other levels. */
  action: string
  customer_key: Buffer
  object_id: string
  expires_at: Date
  ends_at: Date
}

interface SubmissionTable {
  session_id: string
  request_id: string
  body_mac: Buffer
  claimed_at: Date
  /** The stored answer; null while the first request is still at work. */
  answer: Buffer | null
}

interface ImageCodeTable {
  session_id: string
  rand_name: string
  /** Null once the code was tried. */
  code_mac: Buffer | null
  expires_at: Date
  drawn: number
  /** Set by a right answer ahead of its query; spent by that query. */
  passed_until: Date | null
}

interface SlideCaptchaTable {
  session_id: string
  /** Where the gap is, in picture pixels; null once it was tried. */
  gap: number | null
  expires_at: Date
  passed_until: Date | null
}

interface SmsCodeTable {
  session_id: string
  purpose: string
  code_mac: Buffer
  phone_key: Buffer
  /** The handle of what the code was sent for; empty for a typed phone. */
  handle: string
  expires_at: Date
  tries: number
  used_at: Date | null
}

interface AuditEntryTable {
  chain: string
  seq: number
  at: Date
  event: string
  session_id: string | null
  object_id: string | null
  outcome: string
  previous_mac: Buffer
  mac: Buffer
}

interface CounterTable {
  key: string
  points: number
  expires_at: Date
}

interface OutboxMessageTable {
  id: Generated<number>
  channel: 'sms' | 'mail'
  at: Date
  sealed: Buffer
}

interface ProductTable {
  code: string
  kind: PolicyKind
  name: string
}

interface ClauseTable {
  code: string
  title: string
  chapters: { title: string; paragraphs: string[] }[]
}

interface ProductClauseTable {
  product_code: string
  clause_code: string
  seq: number
}

interface PolicyTable {
  customer_key: Buffer
  id: string
  product_code: string
  /** Groups the policies and terms of one car; null where no car is insured. */
  car_key: Buffer | null
  /** The phone on file; null where none is registered. */
  phone_key: Buffer | null
  issued_on: string
  starts_on: string
  ends_on: string
  cancelled_on: string | null
  premium_fen: number
  vehicle_tax_fen: number | null
  is_paper_only: boolean
  sealed: Buffer
}

interface PolicyDoorTable {
  door_key: Buffer
  customer_key: Buffer
  policy_id: string
}

interface CoverageTable {
  customer_key: Buffer
  policy_id: string
  seq: number
  code: string
  name: string
  note: string | null
  limit_fen: number | null
  deductible: string | null
  premium_fen: number
}

interface EndorsementTable {
  customer_key: Buffer
  policy_id: string
  id: string
  effective_on: string
  premium_change_fen: number
  sealed: Buffer
}

interface PolicyDocumentTable {
  customer_key: Buffer
  id: string
  policy_id: string
  paper: PolicyPaper
  /** Hash of all that the document says: the same policy version is rendered and signed once. */
  version: Buffer
  signed_at: Date
  signed_by: string
  /** The signed file itself. */
  sealed: Buffer
}

interface DocumentDoorTable {
  door_key: Buffer
  customer_key: Buffer
  document_id: string
}

interface OneUseLinkTable {
  link_key: Buffer
  customer_key: Buffer
  policy_id: string
  paper: PolicyPaper
  expires_at: Date
  spent_at: Date | null
}

interface OutboxAttachmentTable {
  id: string
  message_id: number
  /** The file itself; its name stands in the message. */
  sealed: Buffer
}

interface AnalyticsVisitTable {
  session_id: string
  visit: string
}

interface AnalyticsEventTable {
  id: Generated<number>
  /** The hour, and no nearer. */
  at: Date
  kind: 'view' | 'click'
  /** A route, or one of the named buttons. */
  name: string
  channel: Channel
  entry_id: string | null
  /** Random; joins the events of one session to each other and to nothing else. */
  visit: string
}
