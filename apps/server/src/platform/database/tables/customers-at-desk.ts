import type { SearchPurpose } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { Generated } from 'kysely'

export interface CustomersAtDeskTables {
  staff_purpose: StaffPurposeTable
  customer_search: CustomerSearchTable
  found_customer: FoundCustomerTable
  phone_call: PhoneCallTable
  call_note: CallNoteTable
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
  sealed: Buffer
}
