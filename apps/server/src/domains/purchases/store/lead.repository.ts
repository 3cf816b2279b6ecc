import { randomUUID } from 'node:crypto'
import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { Selectable } from 'kysely'
import { type InferOutput, object, optional, parse, string } from 'valibot'
import { type Clock, daysAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StaffMark, staffMark } from '../../../platform/staff/staff-mark.ts'

/** The personal part of a lead, as it is sealed in its row. */
export const leadSecrets = object({
  applicant: string(),
  mobile: string(),
  /** Of whoever recommended it. */
  sharePhone: optional(string()),
  cityCode: string(),
  /** Who of the staff took it from a caller, by how they sign in. */
  takenBy: optional(object({ ...staffMark.entries, account: string() })),
})
type LeadSecrets = InferOutput<typeof leadSecrets>

/** Somebody who wants to buy and is called back, or has gone on to the sales site. */
export interface Lead extends LeadSecrets {
  readonly leadNo: string
  readonly product: PromotedProduct
  readonly leftAt: Date
  /** ISO date of the insurer's day. */
  readonly leftOn: string
  /** The end of the link that it came by. */
  readonly promoterCode: string | undefined
  /** To the sales site: nobody promised a call. */
  readonly isSentOn: boolean
}

export interface LeadRef {
  readonly customerKey: Buffer
  readonly id: string
}

/** A lead as it stands at the desk. */
export interface DeskLead extends Lead {
  readonly ref: LeadRef
  readonly status: LeadStatus
  /** Who of the staff calls. */
  readonly handler: StaffMark | undefined
  /** How often somebody took it. */
  readonly takings: number
}

/** The sealed part of a note. */
const leadNoteSecrets = object({ text: string(), by: staffMark })

/** What was noted of a call, and where the lead stood then. */
export interface LeadNote extends InferOutput<typeof leadNoteSecrets> {
  readonly at: Date
  readonly status: LeadStatus
}

export interface LeadStore {
  readonly db: Db
  readonly keys: Keys
}

export interface KeptLead {
  readonly leadNo: string
  readonly ref: LeadRef
  /** False where this phone left the same earlier today: that one counts, and is as it was. */
  readonly isNew: boolean
}

/** Stores a lead, one a day for a phone and product. */
export async function storeLead({ db, keys }: LeadStore, lead: Lead): Promise<KeptLead> {
  const { leadNo, product, leftAt, leftOn, promoterCode, isSentOn } = lead
  const customerKey = keys.searchHash('phone', lead.mobile)
  const id = randomUUID()
  await db
    .insertInto('purchase_lead')
    .values({
      customer_key: customerKey,
      id,
      lead_no: leadNo,
      product,
      left_at: leftAt,
      left_on: leftOn,
      status: 'open',
      area_code: lead.cityCode,
      promoter_code: promoterCode ?? null,
      is_sent_on: isSentOn,
      sealed: keys.seal(leadContext(id), parse(leadSecrets, lead)),
    })
    .onConflict((conflict) => conflict.columns(['customer_key', 'product', 'left_on']).doNothing())
    .execute()
  const { lead_no: kept, id: keptId } = await db
    .selectFrom('purchase_lead')
    .select(['lead_no', 'id'])
    .where('customer_key', '=', customerKey)
    .where('product', '=', product)
    .where('left_on', '=', leftOn)
    .executeTakeFirstOrThrow()
  return { leadNo: kept, ref: { customerKey, id: keptId }, isNew: kept === leadNo }
}

/** A lead that staff found. */
export async function readLeadOf({ db, keys }: LeadStore, ref: LeadRef): Promise<DeskLead> {
  const row = await db
    .selectFrom('purchase_lead')
    .selectAll()
    .where('customer_key', '=', ref.customerKey)
    .where('id', '=', ref.id)
    .executeTakeFirstOrThrow()
  return openLead(keys, row)
}

/** What was noted of it, in order. */
export async function readLeadNotes({ db, keys }: LeadStore, ref: LeadRef): Promise<LeadNote[]> {
  const rows = await db
    .selectFrom('purchase_lead_note')
    .selectAll()
    .where('customer_key', '=', ref.customerKey)
    .where('lead_id', '=', ref.id)
    .orderBy('seq')
    .execute()
  return rows.map(({ lead_id, seq, at, status, sealed }) => ({
    ...parse(leadNoteSecrets, keys.unseal(leadNoteContext(lead_id, seq), sealed)),
    at,
    status,
  }))
}

/** Opens a row that was read whole. */
export function openLead(keys: Keys, row: Selectable<Tables['purchase_lead']>): DeskLead {
  const { id, customer_key, handler_sealed: handler } = row
  return {
    ...parse(leadSecrets, keys.unseal(leadContext(id), row.sealed)),
    ref: { customerKey: customer_key, id },
    leadNo: row.lead_no,
    product: row.product,
    leftAt: row.left_at,
    leftOn: row.left_on,
    promoterCode: row.promoter_code ?? undefined,
    isSentOn: row.is_sent_on,
    status: row.status,
    handler:
      handler === null ? undefined : parse(staffMark, keys.unseal(leadHandlerContext(id), handler)),
    takings: row.takings,
  }
}

/** Where the personal part of a row is sealed for; it opens nowhere else. */
export function leadContext(id: string): string {
  return `purchase-lead/${id}`
}

export function leadHandlerContext(id: string): string {
  return `purchase-lead-handler/${id}`
}

export function leadNoteContext(id: string, seq: number): string {
  return `purchase-lead-note/${id}/${seq}`
}

/** Removes leads that were left more than so many days ago, with their notes, however they stand. */
export async function purgeLeads(db: Db, clock: Clock, keptDays: number): Promise<void> {
  await db
    .deleteFrom('purchase_lead')
    .where('left_on', '<', daysAfter(clock.today(), -keptDays))
    .execute()
}
