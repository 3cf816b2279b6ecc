import { type LeadStore, storeLead } from '../../records/purchases/lead.repository.ts'
import { demoLeads } from './demo-leads.ts'

/** Stores who wants to buy from the demo insurer; those who are there already stay as they are. */
export async function loadLeads(store: LeadStore, today: string): Promise<void> {
  for (const lead of demoLeads(today)) await storeLead(store, lead)
}
