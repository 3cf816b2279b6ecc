import type { readLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { leadOfId } from '../store/lead-search.ts'
import { deskLeadOf } from './desk-lead.ts'

/** A customer's name and what was said on the phone are opened, so who read them is kept. */
export function answerReadLead(services: PurchasesServices): DeskHandler<typeof readLead> {
  return async ({ leadId }, { staff, trace }) => {
    const ref = await leadOfId(services, leadId, staff.within)
    if (ref === undefined) throw nothingFound()
    await trace({ event: 'lead-read', ...about(ref), outcome: 'shown' })
    return deskLeadOf(services, ref, staff)
  }
}
