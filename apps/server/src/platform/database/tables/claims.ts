import type { ColumnType, Generated } from 'kysely'

export interface ClaimTables {
  claim: ClaimTable
  claim_event: ClaimEventTable
  claim_door: ClaimDoorTable
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
  /** A few words without a name or a place. */
  accident_type: string
  loss_types: string[]
  sealed: Buffer
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

interface ClaimDoorTable {
  door_key: Buffer
  customer_key: Buffer
  claim_id: string
}
