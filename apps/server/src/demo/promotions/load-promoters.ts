import { type PromoterStore, storePromoter } from '../../records/promotions/promoter.repository.ts'
import { demoPromoters } from './demo-promoters.ts'

/** Stores the demo's promoters, all or none; those that are there already stay as they are. */
export async function loadPromoters(store: PromoterStore, today: string): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    for (const promoter of demoPromoters(today)) await storePromoter({ ...store, db }, promoter)
  })
}
