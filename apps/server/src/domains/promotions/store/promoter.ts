import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { type InferOutput, object, optional, string } from 'valibot'

/** The personal part of a promoter, as it is sealed in its row. */
export const promoterSecrets = object({
  name: string(),
  /** Their phone, which is the promoter's id. */
  phoneNumber: string(),
  cityCode: string(),
  countyAddress: optional(string()),
  comCode: string(),
  groupuserCode: optional(string()),
  projectCode: optional(string()),
})
export type PromoterSecrets = InferOutput<typeof promoterSecrets>

/** Who recommends a product by a link of their own. */
export interface Promoter extends PromoterSecrets {
  readonly product: PromotedProduct
  /** The end of their link. */
  readonly code: string
  readonly employeeNo: string
  readonly appliedAt: Date
}
