import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { type InferOutput, object, optional, string } from 'valibot'

/** The personal part of a lead, as it is sealed in its row. */
export const leadSecrets = object({
  applicant: string(),
  mobile: string(),
  /** Of whoever recommended it. */
  sharePhone: optional(string()),
  cityCode: string(),
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
}
