import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type LookupKeyTable, lookupKeyTables, shapeOf } from './lookup-keys/lookup-key-tables.ts'
import type { Tables } from './tables.ts'

/**
 * How the rows of a table are spread over several servers: by their customer, so that all of a customer lies
 * on one of them; by a key of their own; as a copy on every server; or not at all.
 */
export type Spread = 'by customer' | 'by key' | 'everywhere' | 'on one server'

/** What is known leads to whose it is: one server is asked for it, and then that of the customer. */
const lookupKeys = ofLookupKeys(() => 'by key')

function ofLookupKeys<const Value>(ofTable: (table: LookupKeyTable) => Value) {
  const tables = Object.keys(lookupKeyTables) as LookupKeyTable[]
  const entries = tables.map((table) => [table, ofTable(table)])
  return Object.fromEntries(entries) as Record<LookupKeyTable, Value>
}

/** Every table, once one PostgreSQL is not enough. `deploy/citus.sql` is made from it (docs/operations.md). */
export const distribution = {
  policy: 'by customer',
  corrected_plate: 'by customer',
  coverage: 'by customer',
  endorsement: 'by customer',
  insured_person: 'by customer',
  policy_document: 'by customer',
  claim: 'by customer',
  claim_event: 'by customer',
  claim_subscription: 'by customer',
  claim_approval: 'by customer',
  claim_judgement: 'by customer',
  document_request: 'by customer',
  claim_document_file: 'by customer',
  claim_document_verdict: 'by customer',
  claim_application: 'by customer',
  claim_nudge: 'by customer',
  claim_payee: 'by customer',
  payee_change: 'by customer',
  settlement_answer: 'by customer',
  // Whoever removes the last row that refers to a file notes it here on the same server.
  loose_file: 'by customer',
  return_claim: 'by customer',
  invoice: 'by customer',
  invoice_file: 'by customer',
  customer_order: 'by customer',
  order_policy: 'by customer',
  order_note: 'by customer',
  payment: 'by customer',
  payment_notice: 'by customer',
  receipt: 'by customer',
  delivery: 'by customer',
  delivery_event: 'by customer',
  appeal: 'by customer',
  appeal_event: 'by customer',
  appeal_note: 'by customer',
  appeal_file: 'by customer',
  promoter: 'by customer',
  purchase_lead: 'by customer',
  purchase_lead_note: 'by customer',
  questionnaire_answer: 'by customer',
  short_link: 'by customer',
  refund_registration: 'by customer',

  person_contact: 'by customer',
  person_consent: 'by customer',
  data_request: 'by customer',
  left_phone: 'by customer',
  only_proven_end: 'by customer',

  ...lookupKeys,

  // A row for each of the core, whatever it is a row of.
  imported_row: 'by key',

  // Small, and joined or referred to by rows of customers.
  product: 'everywhere',
  questionnaire: 'everywhere',
  questionnaire_version: 'everywhere',
  clause: 'everywhere',
  product_clause: 'everywhere',

  // What a session, a request or the trail needs, and what ends with them.
  session: 'on one server',
  session_cookie: 'on one server',
  session_customer: 'on one server',
  person_proof: 'on one server',
  person_device: 'on one server',
  person_passkey: 'on one server',
  // Of two people, each of whom finds it.
  person_delegation: 'on one server',
  passkey_challenge: 'on one server',
  visitor_grant: 'on one server',
  submission: 'on one server',
  submission_step: 'on one server',
  image_code: 'on one server',
  image_code_answer: 'on one server',
  slide_captcha: 'on one server',
  sms_code: 'on one server',
  counter: 'on one server',
  one_use_link: 'on one server',
  claim_link: 'on one server',
  spent_sign_on_ticket: 'on one server',
  taken_code: 'on one server',
  audit_entry: 'on one server',
  audit_chain: 'on one server',
  // Written with its entry of the trail, by one statement.
  person_access: 'on one server',
  analytics_visit: 'on one server',
  analytics_event: 'on one server',
  analytics_vital: 'on one server',
  day_figure: 'on one server',
  rolled_day: 'on one server',

  // One feed has one order.
  core_event: 'on one server',
  core_event_file: 'on one server',
  core_feed: 'on one server',
  core_pipeline: 'on one server',
  // With the events that ask for them.
  wish: 'on one server',
  wish_note: 'on one server',

  // Searched by the desk among all, beside what answered them.
  accident_report: 'on one server',
  accident_report_photo: 'on one server',
  accident_report_note: 'on one server',

  // Conversations are their own customers, and are queued and taken among all.
  conversation: 'on one server',
  chat_message: 'on one server',
  staff_note: 'on one server',
  chat_tag: 'on one server',

  // Whom staff look for, by whom: they end within a day, or are figures of staff.
  staff_purpose: 'on one server',
  customer_search: 'on one server',
  found_customer: 'on one server',
  phone_call: 'on one server',
  // Due among all; a customer has few.
  call_note: 'on one server',

  // The house's own.
  agent: 'on one server',
  canned_answer: 'on one server',
  chat_label: 'on one server',
  staff: 'on one server',
  staff_company_entry: 'on one server',
  staff_entry: 'on one server',
  staff_kept: 'on one server',
  staff_request: 'on one server',
  look_finding: 'on one server',
  staff_session: 'on one server',
  staff_submission: 'on one server',
  employee: 'on one server',
  branch: 'on one server',
  outlet: 'on one server',
  announcement: 'on one server',
  content_picture: 'on one server',
  content_version: 'on one server',
  content_draft: 'on one server',
  faq: 'on one server',
  robot_miss: 'on one server',
  import_run: 'on one server',
  known_key: 'on one server',
  core_key: 'on one server',
  core_answer: 'on one server',
  unused_value: 'on one server',
  search_secret: 'on one server',
  wechat_ticket: 'on one server',
  outbox_message: 'on one server',
  outbox_attachment: 'on one server',
  sandbox_trade: 'on one server',
} as const satisfies Record<keyof Tables, Spread>

/** The columns that tables are spread by, where it is not the customer. */
export const keyColumns = {
  ...ofLookupKeys((table) => shapeOf(table).key),
  imported_row: 'row_key',
} as const satisfies Record<TablesByKey, string>

type TablesByKey = {
  [Table in keyof typeof distribution]: (typeof distribution)[Table] extends 'by key'
    ? Table
    : never
}[keyof typeof distribution]

/** What migrations or a service write before anybody is served. */
const ofStart: readonly string[] = [
  'chat_label',
  'known_key',
  'search_secret',
  'core_feed',
  'core_pipeline',
] satisfies (keyof Tables)[]

/** All that holds data of who is served. */
export const tablesOfUse: readonly string[] = Object.keys(distribution).filter(
  (name) => !ofStart.includes(name),
)

/** A table that holds something; undefined of a database that nobody has used yet. */
export async function usedTable(db: Db): Promise<string | undefined> {
  for (const table of tablesOfUse) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}
