import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'

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
  status: 'open' | 'called' | 'closed'
  /** Of the link that it came by. */
  promoter_code: string | null
  sealed: Buffer
}

interface PurchaseLeadNoteTable {
  customer_key: Buffer
  lead_id: string
  seq: number
  at: Date
  staff_id: string
  status: 'open' | 'called' | 'closed'
  /** What was noted. */
  sealed: Buffer
}
