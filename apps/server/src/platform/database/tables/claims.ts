import type { ColumnType, Generated } from 'kysely'

export interface ClaimTables {
  claim: ClaimTable
  claim_event: ClaimEventTable
  claim_lookup_key: ClaimLookupKeyTable
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
