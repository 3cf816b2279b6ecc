import type { groupCheckMobile } from '@ecenter/contract/promotions/promotion-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { ownPhone } from '../../../platform/verification/own-phone.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { promotionLink } from '../rules/promotion-link.ts'
import { findPromoter } from '../store/promoter.repository.ts'

/** Tells who proved their phone whether it promotes already, and by which link. */
export function answerGroupCheckMobile(
  services: PromotionsServices,
): Handler<typeof groupCheckMobile> {
  return async ({ phoneNumber: typed, promoteProduct: product }, visitor) => {
    const phoneNumber = await ownPhone(services, visitor, typed)
    await provenPhone(services, visitor, phoneNumber)
    const promoter = await findPromoter(services, { phoneNumber, product })
    if (promoter === undefined) return { isPromoter: false }
    return { isPromoter: true, carLink: promotionLink(services.settings, promoter.code) }
  }
}
