import type { RefundPurpose, RefundStatus } from '@ecenter/contract/links/link.ts'
import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { Generated } from 'kysely'

export interface PromotionTables {
  employee: EmployeeTable
  promoter: PromoterTable
  promoter_code: PromoterCodeTable
  purchase_lead: PurchaseLeadTable
  purchase_lead_note: PurchaseLeadNoteTable
  short_link: ShortLinkTable
  short_link_key: ShortLinkKeyTable
  refund_registration: RefundRegistrationTable
}

interface EmployeeTable {
  employee_no: string
  /** Of the branch they work at. */
  com_code: string
  /** Whoever has left recommends nothing any more. */
  is_active: boolean
  sealed: Buffer
}

interface PromoterTable {
  /** Keyed hash of the phone, which is the promoter's id. */
  customer_key: Buffer
  product: PromotedProduct
  code: string
  employee_no: string
  applied_at: Date
  sealed: Buffer
}

interface PromoterCodeTable {
  code: string
  customer_key: Buffer
  product: PromotedProduct
}

interface PurchaseLeadTable {
  /** Keyed hash of the phone that is called. */
  customer_key: Buffer
  id: string
  /** What the customer may quote. */
  lead_no: string
  product: PromotedProduct
  left_at: Date
  /** ISO date of the insurer's day. */
  left_on: string
  /** Where the insurance is wanted. */
  area_code: string | null
  status: LeadStatus
  /** Of the link that it came by. */
  promoter_code: string | null
  /** Who of the staff calls, with their name sealed in the next. */
  handler_id: string | null
  handler_sealed: Buffer | null
  /** How often somebody took it. */
  takings: Generated<number>
  /** They went on to the sales site: nobody promised a call. */
  is_sent_on: Generated<boolean>
  sealed: Buffer
}

interface PurchaseLeadNoteTable {
  customer_key: Buffer
  lead_id: string
  seq: number
  at: Date
  staff_id: string
  status: LeadStatus
  /** What was noted. */
  sealed: Buffer
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
  /** Keyed hash of the number of the policy that it is about. */
  policy_key: Buffer
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
  /** When it was said that the money was sent, or failed, and who said so: null before, and nobody where the core did. */
  settled_at: Date | null
  settled_by: string | null
  /** Since when a second transfer is told that nobody has looked into. */
  doubted_at: Generated<Date | null>
  /** When staff said what follows a transfer that failed: null before, and of every other one. */
  closed_at: Generated<Date | null>
  sealed: Buffer
}
