import { exportPromoters } from './export-promoters.ts'
import { listPromoters } from './list-promoters.ts'
import { readPromoter } from './read-promoter.ts'

export const promotionDeskCalls = {
  listPromoters,
  readPromoter,
  exportPromoters,
}
