import type { leaveLead } from '@ecenter/contract/purchases/leave-lead.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import { promoterBehind } from '../../promotions/store/promoter.repository.ts'
import { storeLead } from '../store/lead.repository.ts'

/** When an adviser calls, which is also when the desk shows a lead as late. */
const callBack = '1 个工作日内'

/** Keeps who wants to buy; a link of nobody's is as good as none. */
export function answerLeaveLead(parts: Parts): Handler<typeof leaveLead> {
  return async ({ promoterCode, ...typed }, visitor) => {
    const { object } = await provenPhone(parts, visitor, typed.mobile)
    const promoter = promoterCode && (await promoterBehind(parts, promoterCode))
    const product = promoter ? promoter.product : 'car'
    const today = parts.clock.today()
    return visitor.submission.commit(async ({ db, record }) => {
      const { leadNo, isNew } = await storeLead(
        { ...parts, db },
        {
          ...typed,
          sharePhone: promoter ? promoter.phoneNumber : typed.sharePhone,
          promoterCode: promoter ? promoter.code : undefined,
          product,
          leadNo: newDatedNumber('YX', today),
          leftAt: parts.clock.now(),
          leftOn: today,
          isSentOn: parts.settings.salesSiteUrl !== undefined,
        },
      )
      record({
        event: 'lead-left',
        subject: object.customerKey.toString('hex'),
        outcome: product,
      })
      return { leadNo, isRepeated: !isNew, ...wayOn(parts, leadNo) }
    })
  }
}

/** The sales site is told a number alone, by which it may ask for the rest. */
function wayOn({ settings }: Pick<Parts, 'settings'>, leadNo: string) {
  if (settings.salesSiteUrl === undefined) return { callBack }
  const url = new URL(settings.salesSiteUrl)
  url.searchParams.set('lead', leadNo)
  return { salesUrl: url.href }
}
