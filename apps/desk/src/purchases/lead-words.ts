import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/lead-status.ts'

export const productNames: Readonly<Record<PromotedProduct, string>> = {
  car: '车险',
  'non-car': '非车险',
}

export const statusNames: Readonly<Record<LeadStatus, string>> = {
  open: '待联系',
  called: '跟进中',
  closed: '已结束',
}
