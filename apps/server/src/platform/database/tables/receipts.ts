export interface ReceiptTables {
  receipt: ReceiptTable
}

interface ReceiptTable {
  /** Of the order or the claim, beside which it stands. */
  customer_key: Buffer
  /** Names the signed PDF. */
  id: string
  /** One of the two. */
  order_id: string | null
  claim_id: string | null
  /** Keyed hash of all that it says: what is said once is made once. */
  version: Buffer
  made_at: Date
}
