import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { type InferOutput, object, optional, string } from 'valibot'
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
export type LeadSecrets = InferOutput<typeof leadSecrets>

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
export const leadNoteSecrets = object({ text: string(), by: staffMark })

/** What was noted of a call, and where the lead stood then. */
export interface LeadNote extends InferOutput<typeof leadNoteSecrets> {
  readonly at: Date
  readonly status: LeadStatus
}
