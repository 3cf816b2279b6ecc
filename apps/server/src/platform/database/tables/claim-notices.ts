export interface ClaimNoticeTables {
  claim_subscription: ClaimSubscriptionTable
  claim_link: ClaimLinkTable
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
