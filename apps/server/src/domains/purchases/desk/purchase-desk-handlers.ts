import type { purchaseDeskCalls } from '@ecenter/contract/purchases/desk/purchase-desk-calls.ts'
import type { ListParts } from '../../../list-parts.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerExportLeads } from './export-leads.ts'
import { answerFindLead } from './find-lead.ts'
import { answerListLeads } from './list-leads.ts'
import { answerNoteLead } from './note-lead.ts'
import { answerReadLead } from './read-lead.ts'
import { answerReadLeadPhone } from './read-lead-phone.ts'
import { answerTakeLead } from './take-lead.ts'

export function purchaseDeskHandlers(parts: ListParts): DeskHandlers<typeof purchaseDeskCalls> {
  return {
    listLeads: answerListLeads(parts),
    exportLeads: answerExportLeads(parts),
    findLead: answerFindLead(parts),
    readLead: answerReadLead(parts),
    readLeadPhone: answerReadLeadPhone(parts),
    takeLead: answerTakeLead(parts),
    noteLead: answerNoteLead(parts),
  }
}
