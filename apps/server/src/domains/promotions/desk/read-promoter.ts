import type { readPromoter } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { PromotionsServices } from '../promotions-services.ts'
import { promotionLink } from '../rules/promotion-link.ts'
import { promoterBehind } from '../store/promoter.repository.ts'
import { placing } from './find-promoters.ts'

export function answerReadPromoter(services: PromotionsServices): DeskHandler<typeof readPromoter> {
  return async ({ promoterCode }, { trace }) => {
    const found = await promoterBehind(services, promoterCode)
    if (found === undefined) throw nothingFound()
    await trace({
      event: 'promoter-read',
      subject: services.keys.searchHash('phone', found.phoneNumber).toString('hex'),
      outcome: found.product,
    })
    const promoter = (await placing(services))(found)
    return {
      ...promoter,
      appliedAt: minuteInChina(promoter.appliedAt),
      carLink: promotionLink(services.settings, promoter.code),
    }
  }
}
