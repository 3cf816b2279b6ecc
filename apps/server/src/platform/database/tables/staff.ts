import type { SearchPurpose } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { FindingVerdict } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { UnusualRule } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import type { ColumnType, Generated } from 'kysely'

export interface StaffTables {
  look_finding: LookFindingTable
  staff: StaffTable
  staff_company_entry: StaffCompanyEntryTable
  staff_entry: StaffEntryTable
  staff_request: StaffRequestTable
  staff_kept: StaffKeptTable
  staff_session: StaffSessionTable
  staff_submission: StaffSubmissionTable
  staff_purpose: StaffPurposeTable
  customer_search: CustomerSearchTable
  found_customer: FoundCustomerTable
  phone_call: PhoneCallTable
  call_note: CallNoteTable
}

interface StaffTable {
  id: string
  account: string
  /** Their name. */
  sealed: Buffer
  name_hash: Buffer
  roles: StaffRole[]
  /** Null for who comes by their company account. */
  password_hash: string | null
  /** Hash of who they are at the provider; null for who comes by a password. */
  company_subject_hash: Buffer | null
  /** Sealed; null until an app is joined. */
  app_secret: Buffer | null
  /** The half minute, since 1970, of the last code that was taken: only later ones are good. */
  last_code_step: Generated<number>
  /** The code of their branch, or what the company account calls it; null at the head office, which sees all. */
  branch: string | null
  /** Whom they work with. */
  team: string | null
  disabled_at: Date | null
  created_at: Date
  signed_in_at: Date | null
  /** Who has seen its last first password; null where an operator made it by command. */
  opened_by: string | null
}

/** Account and password were right; the code of the app is awaited. */
interface StaffEntryTable {
  cookie_hash: Buffer
  staff_id: string
  /** Of the app that is being joined, sealed; null for who has one. */
  app_secret: Buffer | null
  ends_at: Date
}

/** Somebody is at the company's provider, who will send them back. */
interface StaffCompanyEntryTable {
  cookie_hash: Buffer
  /** What has to come back with them. */
  sealed: Buffer
  ends_at: Date
}

/** What a member of staff keeps for themselves. */
interface StaffKeptTable {
  staff_id: string
  /** What it is, and of what: `letter/…`, `view/…`. */
  place: string
  changed_at: Date
  sealed: Buffer
}

/** A change that another supervisor has to confirm within 72 hours. */
interface StaffRequestTable {
  staff_id: string
  /** Written as JSON text, read as a value. */
  change: ColumnType<unknown, string, string>
  requested_by: string
  requested_at: Date
  /** Who could have come in as them then; null where nobody could. */
  opened_by: string | null
}

/** Unusual looks of a member of staff on a day, and what came of them. */
interface LookFindingTable {
  staff_id: string
  rule: UnusualRule
  /** ISO date. */
  day: string
  count: number
  first_at: Date
  last_at: Date
  /** Null while it waits. */
  settled_at: Date | null
  settled_by: string | null
  verdict: FindingVerdict | null
  /** Why, in the words of who settled it. */
  sealed: Buffer | null
}

interface StaffSessionTable {
  id: string
  cookie_hash: Buffer
  staff_id: string
  seen_at: Date
  ends_at: Date
  /** Hash of the provider's session that it began in; null where the provider names none. */
  company_session_hash: Buffer | null
}

interface StaffSubmissionTable {
  staff_id: string
  request_id: string
  at: Date
  body_mac: Buffer
  /** Sealed; null only inside the transaction that is at work on it. */
  answer: Buffer | null
}

/** Why a member of staff looks at customers at the moment. */
interface StaffPurposeTable {
  staff_id: string
  purpose: SearchPurpose
  ends_at: Date
}

interface CustomerSearchTable {
  id: string
  staff_id: string
  at: Date
  purpose: SearchPurpose
  /** How many people and things came of it. */
  found: number
  is_colleague: Generated<boolean>
  is_oneself: Generated<boolean>
}

/** Names a customer for one member of staff. */
interface FoundCustomerTable {
  id: string
  staff_id: string
  customer_key: Buffer
  /** The lookup key to all that is theirs. */
  holder_key: Buffer
  found_at: Date
  ends_at: Date
}

interface PhoneCallTable {
  id: string
  staff_id: string
  /** Of the number that calls, where it shows. */
  phone_key: Buffer | null
  began_at: Date
  /** By then it is over, whether or not somebody said so. */
  ends_at: Date
  ended_at: Date | null
  misses: Generated<number>
  /** Whom it is with, as far as is known: it opens nothing, and outlives the end. */
  about_key: Buffer | null
  /** They have proven it in this call. */
  was_proven: Generated<boolean>
  /** Who has proven in it who they are. */
  customer_key: Buffer | null
  proven_by: 'facts' | 'code' | null
  proven_until: Date | null
  /** Where no more than these is open. */
  policy_ids: string[] | null
  code_mac: Buffer | null
  /** Whose phone the code went to. */
  code_for_key: Buffer | null
  code_ends_at: Date | null
}

/** What came of a call; its id is that of the call. */
interface CallNoteTable {
  id: string
  staff_id: string
  customer_key: Buffer
  holder_key: Buffer
  at: Date
  kind: string
  outcome: string
  call_back_at: Date | null
  called_back_at: Date | null
  promised_at: Date | null
  tries: Generated<number>
  first_tried_at: Date | null
  tried_at: Date | null
  is_unreached: Generated<boolean>
  sealed: Buffer
}
