import type { promotionDeskCalls } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { ListServices } from '../../list-services.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { answerExportPromoters } from './export-promoters.ts'
import { answerListPromoters } from './list-promoters.ts'
import { answerReadPromoter } from './read-promoter.ts'

export function promotionDeskHandlers(
  services: PromotionsServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof promotionDeskCalls> {
  return {
    listPromoters: answerListPromoters(services),
    readPromoter: answerReadPromoter(services),
    exportPromoters: answerExportPromoters(services),
  }
}
