import { promotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { strictObject, string } from 'valibot'
import {
  type PromoterStore,
  promoterSecrets,
  storePromoter,
} from '../../domains/promotions/store/promoter.repository.ts'
import { moment } from '../data/moment.ts'
import { readRows } from '../data/read-data.ts'

export const promoterRow = strictObject({
  ...promoterSecrets.entries,
  product: promotedProduct,
  code: string(),
  employeeNo: string(),
  appliedAt: moment,
})

/** Stores the employees who recommend already, one for a product. */
export async function loadPromoters(store: PromoterStore, today: string): Promise<void> {
  for (const promoter of readRows('promoters.ndjson', promoterRow, today)) {
    await storePromoter(store, promoter)
  }
}
