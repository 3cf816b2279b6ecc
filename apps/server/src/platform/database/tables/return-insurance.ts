import type { ReturnStatus } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import type { Generated } from 'kysely'

export interface ReturnInsuranceTables {
  return_claim: ReturnClaimTable
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
