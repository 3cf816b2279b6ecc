import type { ReturnStatus } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { ColumnType, Generated } from 'kysely'

export interface ClaimTables {
  claim: ClaimTable
  claim_event: ClaimEventTable
  claim_lookup_key: ClaimLookupKeyTable
  claim_approval: ClaimApprovalTable
  claim_subscription: ClaimSubscriptionTable
  claim_link: ClaimLinkTable
  return_claim: ReturnClaimTable
}

interface ClaimTable {
  /** Of its policy, beside which it stands. */
  customer_key: Buffer
  id: string
  policy_id: string
  kind: 'car' | 'other'
  regist_no_key: Buffer
  /** The phone on file; null where none is registered. */
  phone_key: Buffer | null
  reported_at: Date
  accident_at: Date
  /** Of the branch that issued its policy; null where its number says none. */
  area_code: string | null
  /** A few words without a name or a place. */
  accident_type: string
  loss_types: string[]
  /** In fen, as it was settled or assessed; null while nobody has said so. */
  amount_fen: ColumnType<number | null, number | null | undefined, number | null>
  sealed: Buffer
  /** The rest follows from its events (`claim-work.ts`); `unknown` of one that nobody has looked at yet. */
  status: Generated<'unknown' | 'open' | 'over'>
  step: ColumnType<string | null, string | null | undefined, string | null>
  step_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  promise: ColumnType<string | null, string | null | undefined, string | null>
  /** Of so many days, and their last one. */
  promise_days: ColumnType<number | null, number | null | undefined, number | null>
  due_on: ColumnType<string | null, string | null | undefined, string | null>
  /** It waits for its customer. */
  awaits_documents: Generated<boolean>
}

interface ClaimEventTable {
  customer_key: Buffer
  claim_id: string
  seq: number
  at: Date
  type: string
  /** Nothing personal: whoever is shown the progress has proven little. */
  facts: ColumnType<unknown, string | undefined, string>
  /** A file of the core has told it, and may tell otherwise; what was noted here stays. */
  is_of_core: Generated<boolean>
}

interface ClaimLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
  claim_id: string
}

interface ClaimApprovalTable {
  /** Of the claim, beside which it stands. */
  customer_key: Buffer
  /** A claim has one at a time. */
  claim_id: string
  /** Who asked. */
  staff_id: string
  asked_at: Date
  state: 'waiting' | 'refused'
  /** What is to be added, with its reason, and why it was refused. */
  sealed: Buffer
}

interface ClaimSubscriptionTable {
  customer_key: Buffer
  claim_id: string
  /** Of the phone whose owner has agreed: another phone on file is told nothing. */
  phone_key: Buffer
  is_on: boolean
  /** The last event that was told, or that there was when it was turned on. */
  notified_seq: number
  changed_at: Date
}

interface ClaimLinkTable {
  link_key: Buffer
  customer_key: Buffer
  claim_id: string
  /** Until then it leads to the claim; it stops the messages for longer. */
  expires_at: Date
}

interface ReturnClaimTable {
  customer_key: Buffer
  /** Of the order that was claimed. */
  policy_id: string
  claim_id: string
  claimed_at: Date
  /** Keyed hash of the phone that the claimant proved. */
  phone_key: Buffer
  sealed: Buffer
  /** Kept with the events of the claim, by which it is listed. */
  status: Generated<ReturnStatus>
}
