import type {
  DeskLeadRow,
  DeskLead as ShownLead,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction, Staff } from '../../../platform/calls/desk-handler.ts'
import { type Failure, mustBeFound, stateChanged } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { CoreEventStore } from '../../../platform/core-events/tell-core.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import { areaPath } from '../../places/rules/areas.ts'
import { promoterBehind } from '../../promotions/store/promoter.repository.ts'
import type { Services } from '../../services.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { callBy } from '../rules/call-by.ts'
import { lockLead } from '../store/handle-lead.ts'
import {
  type DeskLead,
  type LeadNote,
  type LeadRef,
  type LeadStore,
  readLeadNotes,
  readLeadOf,
} from '../store/lead.repository.ts'
import { leadOfId } from '../store/lead-search.ts'

interface Act {
  readonly event: AuditEvent
  readonly seen: { readonly leadId: string; readonly version: number }
  /** What is done once the lead is locked and is as it was seen; answers a word for the trace. */
  readonly work: (acting: Acting) => Promise<string>
}

interface Acting {
  readonly store: LeadStore & CoreEventStore
  readonly lead: DeskLead
  readonly notes: readonly LeadNote[]
  readonly by: StaffMark
}

/** Does something to a lead that is locked; who acts on a state that is no more is told so (E3020001). */
export async function actOnLead(
  services: PurchasesServices,
  { db, staff, record }: DeskTransaction,
  { event, seen, work }: Act,
): Promise<ShownLead> {
  const store = { ...services, db }
  const ref = mustBeFound(await leadOfId(store, seen.leadId, staff.within))
  await lockLead(store, ref)
  const lead = await readLeadOf(store, ref)
  const notes = await readLeadNotes(store, ref)
  if (versionOf(lead, notes) !== seen.version) throw changedMeanwhile()
  const outcome = await work({ store, lead, notes, by: { staffId: staff.id, name: staff.name } })
  record({ event, ...about(ref), outcome })
  return deskLeadOf(store, ref, staff)
}

function changedMeanwhile(): Failure {
  return stateChanged('这条登记刚刚有变化，可能是同事接手了。请看过最新情况再办理。')
}

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
function versionOf({ takings }: Pick<DeskLead, 'takings'>, notes: readonly LeadNote[]) {
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
