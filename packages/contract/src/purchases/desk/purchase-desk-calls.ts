import { exportLeads } from './export-leads.ts'
import { findLead } from './find-lead.ts'
import { listLeads } from './list-leads.ts'
import { noteLead } from './note-lead.ts'
import { readLead } from './read-lead.ts'
import { readLeadPhone } from './read-lead-phone.ts'
import { takeLead } from './take-lead.ts'

export const purchaseDeskCalls = {
  listLeads,
  exportLeads,
  findLead,
  readLead,
  readLeadPhone,
  takeLead,
  noteLead,
}
