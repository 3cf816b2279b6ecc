import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { Generated } from 'kysely'

export interface PurchaseTables {
  purchase_lead: PurchaseLeadTable
  purchase_lead_note: PurchaseLeadNoteTable
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
