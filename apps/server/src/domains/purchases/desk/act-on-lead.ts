import type { DeskLead as ShownLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskTransaction } from '../../../platform/calls/desk-handler.ts'
import { type Failure, nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import type { CoreEventStore } from '../../../platform/core-events/tell-core.ts'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { lockLead } from '../store/handle-lead.ts'
import {
  type DeskLead,
  type LeadNote,
  type LeadStore,
  readLeadNotes,
  readLeadOf,
} from '../store/lead.repository.ts'
import { leadOfId } from '../store/lead-search.ts'
import { deskLeadOf, versionOf } from './desk-lead.ts'

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
  const ref = await leadOfId(store, seen.leadId, staff.within)
  if (ref === undefined) throw nothingFound()
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
