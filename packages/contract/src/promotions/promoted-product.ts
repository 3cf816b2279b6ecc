import { type InferOutput, picklist } from 'valibot'

/** What a promoter recommends: `promoteProduct` of the application (section 3). */
export const promotedProduct = picklist(['car', 'non-car'])
export type PromotedProduct = InferOutput<typeof promotedProduct>

/** What people call it. */
export const productNames: Readonly<Record<PromotedProduct, string>> = {
  car: '车险',
  'non-car': '非车险',
}
