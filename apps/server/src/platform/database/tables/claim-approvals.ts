export interface ClaimApprovalTables {
  claim_approval: ClaimApprovalTable
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
