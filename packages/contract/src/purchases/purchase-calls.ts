import { leaveLead } from './leave-lead.ts'
import { queryPromoter } from './query-promoter.ts'

export const purchaseCalls = { queryPromoter, leaveLead }
