import type { RefundPurpose, RefundStatus } from '@ecenter/contract/links/link.ts'

export interface ShortLinkTables {
  short_link: ShortLinkTable
  short_link_key: ShortLinkKeyTable
  refund_registration: RefundRegistrationTable
}

interface ShortLinkTable {
  /** Keyed hash of the phone that the link was sent to. */
  customer_key: Buffer
  id: string
  purpose: RefundPurpose
  created_at: Date
  expires_at: Date
  /** Who sent it; null where nobody at the desk did. */
  staff_id: string | null
  /** Taken back by who works at the desk; null of all others. */
  revoked_at: Date | null
  revoked_by: string | null
  /** Of the branch whose policy it is about; null where its number says none. */
  area_code: string | null
  sealed: Buffer
}

interface ShortLinkKeyTable {
  link_key: Buffer
  customer_key: Buffer
  link_id: string
}

interface RefundRegistrationTable {
  customer_key: Buffer
  link_id: string
  receipt_no: string
  registered_at: Date
  status: RefundStatus
  /** When the money was sent, or failed, and who said so; null before. */
  settled_at: Date | null
  settled_by: string | null
  sealed: Buffer
}
