import type { purchaseCalls } from '@ecenter/contract/purchases/purchase-calls.ts'
import type { Parts } from '../../../parts.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { answerLeaveLead } from './leave-lead.ts'
import { answerQueryPromoter } from './query-promoter.ts'

export function purchaseHandlers(parts: Parts): Handlers<typeof purchaseCalls> {
  return {
    queryPromoter: answerQueryPromoter(parts),
    leaveLead: answerLeaveLead(parts),
  }
}
