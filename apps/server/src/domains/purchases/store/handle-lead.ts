import { sql } from 'kysely'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import {
  type LeadNote,
  type LeadRef,
  type LeadStore,
  leadHandlerContext,
  leadNoteContext,
} from './lead.repository.ts'

/** Holds a lead until the transaction ends: of two who act on it at once, the second sees what the first did. */
export async function lockLead(
  { db }: Pick<LeadStore, 'db'>,
  { customerKey, id }: LeadRef,
): Promise<void> {
  await db
    .selectFrom('purchase_lead')
    .select('id')
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** Notes who calls from now on; its transaction has locked the lead. */
export async function giveLead(
  { db, keys }: LeadStore,
  { customerKey, id }: LeadRef,
  by: StaffMark,
): Promise<void> {
  await db
    .updateTable('purchase_lead')
    .set({
      handler_id: by.staffId,
      handler_sealed: keys.seal(leadHandlerContext(id), by),
      takings: sql`takings + 1`,
    })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

/** Adds the note that follows `before` others, and stands the lead where it says. */
export async function appendLeadNote(
  { db, keys }: LeadStore,
  { customerKey, id }: LeadRef,
  { at, status, text, by }: LeadNote,
  before: number,
): Promise<void> {
  const seq = before + 1
  await db
    .insertInto('purchase_lead_note')
    .values({
      customer_key: customerKey,
      lead_id: id,
      seq,
      at,
      staff_id: by.staffId,
      status,
      sealed: keys.seal(leadNoteContext(id, seq), { text, by }),
    })
    .execute()
  await db
    .updateTable('purchase_lead')
    .set({ status })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
