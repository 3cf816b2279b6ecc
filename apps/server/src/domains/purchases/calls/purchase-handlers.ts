import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import type { leaveLead, purchaseCalls } from '@ecenter/contract/purchases/lead.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import { ownPhone, provenPhone } from '../../../platform/verification/proven-phone.ts'
import { promoterBehind } from '../../promotions/store/promoter.repository.ts'
import type { Services } from '../../services.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { keepLead } from './keep-lead.ts'

export function purchaseHandlers(services: PurchasesServices): Handlers<typeof purchaseCalls> {
  return {
    /** Shows whose link was opened; who tries many codes finds nobody any more. */
    async queryPromoter({ promoterCode }, visitor) {
      const promoter = mustBeFound(
        await guessFromNetwork(
          services,
          { visitor, rule: 'failedPromotersByAddress', counters: [] },
          () => promoterBehind(services, promoterCode),
          (found) => found !== undefined,
        ),
      )
      return {
        maskedName: maskName(promoter.name),
        maskedPhone: maskMobile(promoter.phoneNumber),
        promoteProduct: promoter.product,
      }
    },
    leaveLead: answerLeaveLead(services),
  }
}

/** Keeps who wants to buy; a link of nobody's is as good as none. */
function answerLeaveLead(services: PurchasesServices): Handler<typeof leaveLead> {
  return async ({ promoterCode, ...request }, visitor) => {
    const mobile = await ownPhone(services, visitor, request.mobile, 'mobile')
    const typed = { ...request, mobile }
    const { object } = await provenPhone(services, visitor, typed.mobile)
    const promoter = promoterCode && (await promoterBehind(services, promoterCode))
    const product = promoter ? promoter.product : 'car'
    return visitor.submission.commit(async ({ db, record }) => {
      const kept = await keepLead(
        { ...services, db },
        {
          ...typed,
          sharePhone: promoter ? promoter.phoneNumber : typed.sharePhone,
          promoterCode: promoter ? promoter.code : undefined,
          product,
          isSentOn: services.settings.salesSiteUrl !== undefined,
        },
      )
      const { leadNo, isNew } = kept
      record({
        event: 'lead-left',
        subject: object.customerKey.toString('hex'),
        outcome: product,
      })
      return { leadNo, isRepeated: !isNew, ...wayOn(services, leadNo) }
    })
  }
}

/** The sales site is told a number alone, by which it may ask for the rest. */
function wayOn({ settings }: Pick<Services, 'settings'>, leadNo: string) {
  // When an adviser calls, which is also when the desk shows a lead as late.
  const callBack = `${promisedTimes().leadCallWorkdays} 个工作日内`
  if (settings.salesSiteUrl === undefined) return { callBack }
  const url = new URL(settings.salesSiteUrl)
  url.searchParams.set('lead', leadNo)
  return { salesUrl: url.href }
}
