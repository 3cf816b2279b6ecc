import {
  type PromoterStore,
  storePromoter,
} from '../../domains/promotions/store/promoter.repository.ts'
import { demoPromoters } from './demo-promoters.ts'

/** Stores the demo's promoters. */
export async function loadPromoters(store: PromoterStore, today: string): Promise<void> {
  for (const promoter of demoPromoters(today)) await storePromoter(store, promoter)
}
