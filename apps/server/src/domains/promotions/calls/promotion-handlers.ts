import type { promotionCalls } from '@ecenter/contract/promotions/promotion-calls.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { answerGenerateLink } from './generate-link.ts'
import { answerGroupCheckMobile } from './group-check-mobile.ts'
import { answerMailPromotionLink } from './mail-promotion-link.ts'
import { answerNamePromoter } from './name-promoter.ts'

export function promotionHandlers(services: PromotionsServices): Handlers<typeof promotionCalls> {
  return {
    namePromoter: answerNamePromoter(services),
    groupCheckMobile: answerGroupCheckMobile(services),
    generateLink: answerGenerateLink(services),
    mailPromotionLink: answerMailPromotionLink(services),
  }
}
