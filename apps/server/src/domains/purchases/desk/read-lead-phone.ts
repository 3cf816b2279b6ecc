import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { readLeadPhone } from '@ecenter/contract/purchases/desk/read-lead-phone.ts'
import type { Parts } from '../../../parts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, nothingFound } from '../../../platform/calls/failure.ts'
import { readLeadOf } from '../store/lead.repository.ts'
import { leadOfId } from '../store/lead-search.ts'
import { refuseOthers } from './handlers-alone.ts'

export function answerReadLeadPhone(parts: Parts): DeskHandler<typeof readLeadPhone> {
  return async ({ leadId }, { staff, trace }) => {
    const ref = await leadOfId(parts, leadId)
    if (ref === undefined) throw nothingFound()
    const lead = await readLeadOf(parts, ref)
    refuseOthers(lead, staff)
    if (!(await parts.limits.take('leadPhonesByStaff', staff.id))) {
      throw new Failure(resultCodes.tooManyLookups, '您一小时内查看的手机号太多，请稍后再看。')
    }
    await trace({ event: 'lead-phone-read', ...about(ref), outcome: 'shown' })
    return { mobile: lead.mobile, sharePhone: lead.sharePhone }
  }
}
