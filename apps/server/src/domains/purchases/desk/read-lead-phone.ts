import type { readLeadPhone } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { readLeadOf } from '../store/lead.repository.ts'
import { leadOfId } from '../store/lead-search.ts'
import { refuseOthers } from './handlers-alone.ts'

export function answerReadLeadPhone(
  services: PurchasesServices,
): DeskHandler<typeof readLeadPhone> {
  return async ({ leadId }, { staff, trace }) => {
    const ref = await leadOfId(services, leadId, staff.within)
    if (ref === undefined) throw nothingFound()
    const lead = await readLeadOf(services, ref)
    refuseOthers(lead, staff)
    if (!(await services.limits.take('leadPhonesByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的手机号太多，请稍后再看。')
    }
    await trace({ event: 'lead-phone-read', ...about(ref), outcome: 'shown' })
    return { mobile: lead.mobile, sharePhone: lead.sharePhone }
  }
}
