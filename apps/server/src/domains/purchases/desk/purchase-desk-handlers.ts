import type { purchaseDeskCalls } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import type { ListServices } from '../../list-services.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { answerExportLeads } from './export-leads.ts'
import { answerFindLead } from './find-lead.ts'
import { answerListLeads } from './list-leads.ts'
import { answerNoteLead } from './note-lead.ts'
import { answerReadLead } from './read-lead.ts'
import { answerReadLeadPhone } from './read-lead-phone.ts'
import { answerTakeLead } from './take-lead.ts'

export function purchaseDeskHandlers(
  services: PurchasesServices & Pick<ListServices, 'replica'>,
): DeskHandlers<typeof purchaseDeskCalls> {
  return {
    listLeads: answerListLeads(services),
    exportLeads: answerExportLeads(services),
    findLead: answerFindLead(services),
    readLead: answerReadLead(services),
    readLeadPhone: answerReadLeadPhone(services),
    takeLead: answerTakeLead(services),
    noteLead: answerNoteLead(services),
  }
}
