import type { promotionDeskCalls } from '@ecenter/contract/promotions/desk/promotion-desk-calls.ts'
import type { ListParts } from '../../../list-parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerExportPromoters } from './export-promoters.ts'
import { answerListPromoters } from './list-promoters.ts'
import { answerReadPromoter } from './read-promoter.ts'

export function promotionDeskHandlers(parts: ListParts): DeskHandlers<typeof promotionDeskCalls> {
  return {
    listPromoters: answerListPromoters(parts),
    readPromoter: answerReadPromoter(parts),
    exportPromoters: answerExportPromoters(parts),
  }
}
