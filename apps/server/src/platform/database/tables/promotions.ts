import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'

export interface PromotionTables {
  employee: EmployeeTable
  promoter: PromoterTable
  promoter_code: PromoterCodeTable
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
