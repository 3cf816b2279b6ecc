import type { queryPromoter } from '@ecenter/contract/purchases/lead.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import { promoterBehind } from '../../promotions/store/promoter.repository.ts'
import type { PurchasesServices } from '../purchases-services.ts'

/** Shows whose link was opened; who tries many codes finds nobody any more. */
export function answerQueryPromoter(services: PurchasesServices): Handler<typeof queryPromoter> {
  return async ({ promoterCode }, visitor) => {
    const promoter = await guessFromNetwork(
      services,
      { visitor, rule: 'failedPromotersByAddress', counters: [] },
      () => promoterBehind(services, promoterCode),
      (found) => found !== undefined,
    )
    if (promoter === undefined) throw nothingFound()
    return {
      maskedName: maskName(promoter.name),
      maskedPhone: maskMobile(promoter.phoneNumber),
      promoteProduct: promoter.product,
    }
  }
}
