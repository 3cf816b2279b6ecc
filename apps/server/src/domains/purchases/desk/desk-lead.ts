import type {
  DeskLeadRow,
  DeskLead as ShownLead,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { areaPath } from '../../places/rules/areas.ts'
import { promoterBehind } from '../../promotions/store/promoter.repository.ts'
import type { Services } from '../../services.ts'
import { callBy } from '../rules/call-by.ts'
import {
  type DeskLead,
  type LeadNote,
  type LeadRef,
  type LeadStore,
  readLeadNotes,
  readLeadOf,
} from '../store/lead.repository.ts'

/** All of a lead at this moment but its phone, for this member of staff. */
export async function deskLeadOf(
  services: LeadStore & Pick<Services, 'clock'>,
  ref: LeadRef,
  staff: Pick<Staff, 'id'>,
): Promise<ShownLead> {
  const lead = await readLeadOf(services, ref)
  const notes = await readLeadNotes(services, ref)
  const { applicant, sharePhone, promoterCode } = lead
  const promoter = promoterCode && (await promoterBehind(services, promoterCode))
  return {
    ...leadRow(services, lead, staff),
    version: versionOf(lead, notes),
    applicant,
    takenByName: lead.takenBy?.name,
    maskedSharePhone: sharePhone && maskMobile(sharePhone),
    promoter: promoter ? { name: promoter.name, employeeNo: promoter.employeeNo } : undefined,
    notes: notes.map(({ at, by, status, text }) => ({
      at: minuteInChina(at),
      byName: by.name,
      status,
      text,
    })),
  }
}

/** Rises with all that happens to a lead. */
export function versionOf({ takings }: Pick<DeskLead, 'takings'>, notes: readonly LeadNote[]) {
  return takings + notes.length
}

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
