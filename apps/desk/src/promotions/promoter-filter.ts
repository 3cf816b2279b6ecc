import type { TypedOf } from '@ecenter/contract/call.ts'
import type { exportPromoters } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'

/** What the fields above the list hold; empty where nothing is chosen. */
export interface Filter {
  readonly product: PromotedProduct | 'all'
  readonly from: string
  readonly to: string
  readonly employeeNo: string
  readonly search: string
  readonly page: number
}

export const everyone: Filter = {
  product: 'all',
  from: '',
  to: '',
  employeeNo: '',
  search: '',
  page: 1,
}

/** The same as list and table ask. */
export function questionOf(filter: Omit<Filter, 'page'>): TypedOf<typeof exportPromoters> {
  const { product, from, to, employeeNo, search } = filter
  return {
    employeeNo,
    search,
    ...(product !== 'all' && { product }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
}
