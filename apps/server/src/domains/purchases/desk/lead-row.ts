import type { DeskLeadRow } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { callBy } from '../rules/call-by.ts'
import type { DeskLead } from '../store/lead.ts'

/** A lead as the list of the desk shows it to this member of staff. */
export function leadRow(
  { clock }: Pick<Services, 'clock'>,
  lead: DeskLead,
  staff: Pick<Staff, 'id'>,
): DeskLeadRow {
  const { ref, leadNo, product, status, isSentOn, handler } = lead
  // As the customer was promised.
  const promisedBy = status === 'open' && !isSentOn ? callBy(lead.leftOn) : undefined
  return {
    leadId: ref.id,
    leadNo,
    product,
    maskedName: maskName(lead.applicant),
    maskedPhone: maskMobile(lead.mobile),
    city: areaPath(lead.cityCode).join(''),
    leftAt: minuteInChina(lead.leftAt),
    status,
    callBy: promisedBy,
    isLate: promisedBy !== undefined && promisedBy < clock.today(),
    isSentOn,
    handlerName: handler?.name,
    isMine: handler?.staffId === staff.id,
  }
}
