import { appendLeadNote, giveLead } from '../../domains/purchases/store/handle-lead.ts'
import { type LeadStore, storeLead } from '../../domains/purchases/store/lead.repository.ts'
import { leadOfNumberOrPhone } from '../../domains/purchases/store/lead-search.ts'
import { findStaffByAccount } from '../../platform/staff/staff.repository.ts'
import { type DemoLead, demoLeads } from './demo-leads.ts'

/** Stores who wants to buy from the demo insurer. */
export async function loadLeads(store: LeadStore, today: string): Promise<void> {
  for (const lead of demoLeads(today)) await storeWithNotes(store, lead)
}

async function storeWithNotes(store: LeadStore, lead: DemoLead): Promise<void> {
  const { leadNo } = await storeLead(store, lead)
  if (lead.handlerAccount === undefined) return
  const handler = await findStaffByAccount(store, lead.handlerAccount)
  const ref = await leadOfNumberOrPhone(store, leadNo)
  if (handler === undefined || ref === undefined) return
  const by = { staffId: handler.id, name: handler.name }
  await giveLead(store, ref, by)
  for (const [before, note] of lead.notes.entries()) {
    await appendLeadNote(store, ref, { ...note, by }, before)
  }
}
