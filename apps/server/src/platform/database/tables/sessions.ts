import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { Generated } from 'kysely'
import type { GrantKind, GrantLevel } from '../../grants/grant.ts'

export interface SessionTables {
  session: SessionTable
  session_cookie: SessionCookieTable
  submission: SubmissionTable
  submission_step: SubmissionStepTable
  visitor_grant: VisitorGrantTable
  image_code: ImageCodeTable
  slide_captcha: SlideCaptchaTable
  sms_code: SmsCodeTable
  counter: CounterTable
  one_use_link: OneUseLinkTable
  wechat_ticket: WeChatTicketTable
  session_customer: SessionCustomerTable
  spent_sign_on_ticket: SpentSignOnTicketTable
  image_code_answer: ImageCodeAnswerTable
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

interface SubmissionTable {
  session_id: string
  request_id: string
  body_mac: Buffer
  /** Stored with what the submission did: there is no row without its effects. */
  answer: Buffer
}

interface SubmissionStepTable {
  session_id: string
  request_id: string
  step: string
  /** Null from when it is begun until its result is known. */
  result: Buffer | null
}

interface VisitorGrantTable {
  session_id: string
  handle: string
  kind: GrantKind
  level: GrantLevel
  /** The one action a fresh code is good for, or the delegation that family sees by; empty otherwise. */
  action: string
  customer_key: Buffer
  object_id: string
  proven_at: Date
  expires_at: Date
  ends_at: Date
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

interface CounterTable {
  key: string
  points: number
  expires_at: Date
}

interface OneUseLinkTable {
  link_key: Buffer
  object_kind: GrantKind
  customer_key: Buffer
  object_id: string
  /** Which of the object's files: a policy's paper, an invoice's format. */
  item: DocumentKind | InvoiceFormat
  /** Which endorsement, where the paper is one. */
  endorsement_key: Buffer | null
  expires_at: Date
  /** Whose session made it. */
  session_id: Generated<string | null>
  spent_at: Date | null
}

interface WeChatTicketTable {
  name: 'access-token' | 'jsapi-ticket'
  sealed: Buffer
  expires_at: Date
}

interface SessionCustomerTable {
  session_id: string
  /** The lookup key to the customer's own policies. */
  holder_key: Buffer
  /** What vouched for them; `phone` is a code and a fact. */
  channel: Channel | 'phone' | 'device' | 'passkey'
  customer_key: Buffer
  /** Set where the proof opens only what has this phone on file. */
  phone_key: Buffer | null
  /** Set where it opens only this car. */
  car_key: Buffer | null
  /** The lookup key to orders that were placed with the proven phone. */
  order_key: Buffer | null
  /** Name and phone. */
  sealed: Buffer
  proven_at: Date
  /** Moved on while it is used, to `ends_at` at most. */
  expires_at: Date
  ends_at: Date
}

interface SpentSignOnTicketTable {
  ticket_key: Buffer
  /** Until then the ticket could come again. */
  expires_at: Date
}

interface ImageCodeAnswerTable {
  session_id: string
  code: string
}
