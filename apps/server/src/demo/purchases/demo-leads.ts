import { promotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { leadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { array, type InferOutput, optional, strictObject, string } from 'valibot'
import { appendLeadNote, giveLead } from '../../domains/purchases/store/handle-lead.ts'
import {
  type LeadStore,
  leadSecrets,
  storeLead,
} from '../../domains/purchases/store/lead.repository.ts'
import { leadOfNumberOrPhone } from '../../domains/purchases/store/lead-search.ts'
import { findStaffByAccount } from '../../platform/staff/staff.repository.ts'
import { moment } from '../data/moment.ts'
import { readRows } from '../data/read-data.ts'

/** A lead of the demo, who of the staff handles it, and what they noted. */
export const leadRow = strictObject({
  ...leadSecrets.entries,
  leadNo: string(),
  product: promotedProduct,
  promoterCode: optional(string()),
  leftOn: string(),
  leftAt: moment,
  handlerAccount: optional(string()),
  notes: optional(array(strictObject({ at: moment, status: leadStatus, text: string() })), []),
})

/** Stores who wants to buy from the demo insurer; the first waits longer than was promised. */
export async function loadLeads(store: LeadStore, today: string): Promise<void> {
  for (const lead of readRows('leads.ndjson', leadRow, today)) await storeWithNotes(store, lead)
}

async function storeWithNotes(
  store: LeadStore,
  { handlerAccount, notes, ...told }: InferOutput<typeof leadRow>,
): Promise<void> {
  const { promoterCode } = told
  const { leadNo } = await storeLead(store, { ...told, promoterCode, isSentOn: false })
  if (handlerAccount === undefined) return
  const handler = await findStaffByAccount(store, handlerAccount)
  const ref = await leadOfNumberOrPhone(store, leadNo, undefined)
  if (handler === undefined || ref === undefined) return
  const by = { staffId: handler.id, name: handler.name }
  await giveLead(store, ref, by)
  for (const [before, note] of notes.entries()) {
    await appendLeadNote(store, ref, { ...note, by }, before)
  }
}
