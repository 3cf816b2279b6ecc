import type { purchaseCalls } from '@ecenter/contract/purchases/lead.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { answerLeaveLead } from './leave-lead.ts'
import { answerQueryPromoter } from './query-promoter.ts'

export function purchaseHandlers(services: PurchasesServices): Handlers<typeof purchaseCalls> {
  return {
    queryPromoter: answerQueryPromoter(services),
    leaveLead: answerLeaveLead(services),
  }
}
