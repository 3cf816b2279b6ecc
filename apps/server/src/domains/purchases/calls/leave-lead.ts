import { leadLeft } from '@ecenter/contract/core/sale-events.ts'
import type { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { promoterBehind } from '../../promotions/store/promoter.repository.ts'
import type { Services } from '../../services.ts'
import { storeLead } from '../store/lead.repository.ts'

/** When an adviser calls, which is also when the desk shows a lead as late. */
const callBack = '1 个工作日内'

/** Keeps who wants to buy; a link of nobody's is as good as none. */
export function answerLeaveLead(services: Services): Handler<typeof leaveLead> {
  return async ({ promoterCode, ...typed }, visitor) => {
    const { object } = await provenPhone(services, visitor, typed.mobile)
    const promoter = promoterCode && (await promoterBehind(services, promoterCode))
    const product = promoter ? promoter.product : 'car'
    const today = services.clock.today()
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const lead = {
        ...typed,
        sharePhone: promoter ? promoter.phoneNumber : typed.sharePhone,
        promoterCode: promoter ? promoter.code : undefined,
        product,
        leadNo: newDatedNumber('YX', today),
        leftAt: services.clock.now(),
        leftOn: today,
        isSentOn: services.settings.salesSiteUrl !== undefined,
      } as const
      const { leadNo, isNew } = await storeLead(store, lead)
      if (isNew) {
        await tellCore(store, leadLeft, {
          subject: `lead/${leadNo}`,
          data: { ...lead, leftAt: lead.leftAt.toISOString() },
        })
      }
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
  if (settings.salesSiteUrl === undefined) return { callBack }
  const url = new URL(settings.salesSiteUrl)
  url.searchParams.set('lead', leadNo)
  return { salesUrl: url.href }
}
